import { offline } from "#content/offline.ts";
import { pages } from "#content/pages.ts";
import { site } from "#content/site.ts";
import { pageTitle } from "#app/meta.ts";
import { EmailLink, PhoneLink } from "#app/shell/contact-links.tsx";
import { contentId } from "#app/shell/frame.tsx";
import { ButtonLink } from "#app/ui/button/button-link.tsx";
import { Message } from "#app/ui/message/message.tsx";

export const meta = () => [
  { title: pageTitle(offline.title) },
  { name: "description", content: offline.description },
  { name: "robots", content: "noindex" },
];

/** The service worker serves this for any URL, so the build removes its scripts. */
export default function OfflinePage() {
  return (
    <Message id={contentId} label={offline.title} heading={offline.heading} text={offline.sentence}>
      {site.phones.map((phone) => (
        <PhoneLink key={phone} phone={phone} />
      ))}
      <EmailLink email={site.email} />
      <ButtonLink to={pages.contact.path}>Contact Us</ButtonLink>
    </Message>
  );
}
