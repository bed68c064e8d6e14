import { sentSentence } from "#contract/enquiry.ts";
import { enquiryReceivedCopy as copy } from "#content/copy/enquiry/enquiry-answers.ts";
import { laboratory } from "#derive/laboratory.ts";
import { Block } from "#app/blocks/block.tsx";
import { PhoneLink } from "#app/shell/contact-links.tsx";
import { Article } from "#app/shell/article/article.tsx";

/** The confirmation after the form was posted without scripts. */
export const EnquiryReceivedView = () => (
  <Article heading={copy.heading} lead={sentSentence}>
    <Block heading={copy.next.heading}>
      <p>
        {copy.next.text} <PhoneLink phone={laboratory.phones[0]} inSentence />.
      </p>
    </Block>
  </Article>
);
