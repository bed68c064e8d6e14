import { useEffect } from "react";
import { receivedPath, sentSentence } from "#contract/enquiry.ts";
import { enquiryReceivedCopy } from "#content/copy/enquiry/enquiry-answers.ts";
import { laboratory } from "#derive/laboratory.ts";
import { Block } from "#app/blocks/block.tsx";
import { clearDraft } from "#app/enquiry/draft.ts";
import { pageMeta } from "#app/shell/meta.ts";
import { PhoneLink } from "#app/shell/contact-links.tsx";
import { Article } from "#app/shell/article.tsx";
import type { Route } from "./+types/enquiry-received";

export const loader = () => enquiryReceivedCopy;

export const meta = () => [
  ...pageMeta({ ...enquiryReceivedCopy, path: receivedPath }),
  { name: "robots", content: "noindex" },
];

/** The confirmation after the form was posted without scripts. */
export default function EnquiryReceivedPage({ loaderData }: Route.ComponentProps) {
  // The previous page may have hydrated and saved a draft before the form was posted.
  useEffect(clearDraft, []);
  return (
    <Article heading={loaderData.heading} lead={sentSentence}>
      <Block heading={loaderData.next.heading}>
        <p>
          {loaderData.next.text} <PhoneLink phone={laboratory.phones[0]} inSentence />.
        </p>
      </Block>
    </Article>
  );
}
