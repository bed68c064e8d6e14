import { offlineCopy as copy } from "#content/copy/frame/offline.ts";
import { pages } from "#content/copy/pages.ts";
import { laboratory } from "#derive/laboratory.ts";
import { EmailLink, PhoneLink } from "#app/shell/contact-links.tsx";
import { contentId } from "#app/shell/frame/skip-link.tsx";
import { ButtonLink } from "#app/ui/button/button-link.tsx";
import { Message } from "#app/ui/message/message.tsx";

/** The service worker serves this for any URL, so it has no scripts. */
export const OfflineView = () => (
  <Message id={contentId} label={copy.title} heading={copy.heading} text={copy.sentence}>
    {laboratory.phones.map((phone) => (
      <PhoneLink key={phone} phone={phone} />
    ))}
    <EmailLink email={laboratory.email} />
    <ButtonLink to={pages.contact.path}>{pages.contact.title}</ButtonLink>
  </Message>
);
