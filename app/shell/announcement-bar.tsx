import { useState } from "react";
import { claims } from "#content/claims.ts";
import { pages } from "#content/pages.ts";
import { site } from "#content/site.ts";
import { Icon } from "#app/ui/icon.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { Container } from "#app/ui/container.tsx";
import { telephoneUrl } from "./contact-links.tsx";
import { homeLinkId } from "./header.tsx";
import { ShortPhone } from "./short-phone.tsx";
import styles from "./announcement-bar.module.css";

/** Accreditation, phones and e-mail above every page; once dismissed, hidden until the next page load. */
export function AnnouncementBar() {
  const [dismissed, setDismissed] = useState(false);
  if (dismissed) return null;

  function dismiss() {
    setDismissed(true);
    // The focused button is about to be removed, so the next link gets the focus.
    document.getElementById(homeLinkId)?.focus({ preventScroll: true });
  }

  return (
    <section className={styles.bar} aria-label="Announcement" data-print="hidden">
      <Container className={styles.row}>
        <p className={styles.statement}>
          <strong>{`${claims.accreditationBody} ${claims.announcement.accredited}`}</strong>{" "}
          {claims.announcement.rest}{" "}
          <span className={styles.wideOnly}>{claims.announcement.certificateLabel}</span>{" "}
          <span className={styles.number}>{claims.announcement.certificate}</span>
        </p>
        <ul className={styles.links}>
          {site.phones.map((phone, index) => (
            <li key={phone}>
              <a href={telephoneUrl(phone)}>
                <ShortPhone phone={phone} before={site.phones[index - 1]} />
              </a>
            </li>
          ))}
          <li>
            <a href={`mailto:${site.email}`}>
              <span className={styles.narrowOnly}>E-mail </span>
              <span className={styles.wideOnly}>{site.email}</span>
            </a>
          </li>
          <li>
            <PageLink className={styles.callBack} to={pages.contact.path}>
              <span>Request Call Back</span>
            </PageLink>
          </li>
        </ul>
        <button
          type="button"
          className={styles.dismiss}
          aria-label="Dismiss announcement"
          onClick={dismiss}
          data-needs-scripts
        >
          <Icon name="close" />
        </button>
      </Container>
    </section>
  );
}
