import { offlineCopy as copy } from "#content/copy/frame/offline.ts";
import { pages } from "#content/copy/pages.ts";
import { laboratory } from "#derive/laboratory.ts";
import { EmailLink, PhoneLink } from "#app/shell/contact-links.tsx";
import { contentId } from "#app/shell/frame/skip-link.tsx";
import { ButtonLink } from "#app/ui/button/button-link.tsx";
import { Eyebrow } from "#app/ui/eyebrow/eyebrow.tsx";
import { Ruler } from "#app/ui/ruler/ruler.tsx";
import styles from "#app/ui/message.module.css";

/** The service worker serves this for any URL, so it has no scripts. */
export const OfflineView = () => (
  <main id={contentId} tabIndex={-1}>
    <Ruler surface="paper" />
    <div className={`container ${styles.message}`}>
      <Eyebrow>{copy.title}</Eyebrow>
      <h1>{copy.heading}</h1>
      <p className="measure">{copy.sentence}</p>
      <div className={`row ${styles.actions}`}>
        {laboratory.phones.map((phone) => (
          <PhoneLink key={phone} phone={phone} />
        ))}
        <EmailLink email={laboratory.email} />
        <ButtonLink to={pages.contact.path}>{pages.contact.title}</ButtonLink>
      </div>
    </div>
  </main>
);
