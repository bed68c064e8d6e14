import { offlineCopy as copy } from "#content/copy/frame/offline.ts";
import { pages } from "#content/copy/pages.ts";
import { laboratory } from "#derive/laboratory.ts";
import { pageTitle } from "#app/shell/meta.ts";
import { EmailLink, PhoneLink } from "#app/shell/contact-links.tsx";
import { contentId } from "#app/shell/frame.tsx";
import { ButtonLink } from "#app/ui/button/button-link.tsx";
import { Message } from "#app/ui/message/message.tsx";

export const meta = () => [
  { title: pageTitle(copy.title) },
  { name: "description", content: copy.description },
  { name: "robots", content: "noindex" },
];

/** The service worker serves this for any URL, so the build removes its scripts. */
export default function OfflinePage() {
  return (
    <Message id={contentId} label={copy.title} heading={copy.heading} text={copy.sentence}>
      {laboratory.phones.map((phone) => (
        <PhoneLink key={phone} phone={phone} />
      ))}
      <EmailLink email={laboratory.email} />
      <ButtonLink to={pages.contact.path}>{pages.contact.title}</ButtonLink>
    </Message>
  );
}
