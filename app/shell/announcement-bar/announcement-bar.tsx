import { announcementCopy as copy } from "#content/copy/frame/frame.ts";
import { pages } from "#content/copy/pages.ts";
import { laboratory, telephoneUrl } from "#derive/laboratory.ts";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./announcement-bar.module.css";

const extensionLength = 4;
const prefixOf = (phone: string) => phone.slice(0, -extensionLength);
/** On phones the second number then shows its last digits only; its name stays complete. */
const sharePrefix = new Set(laboratory.phones.map(prefixOf)).size === 1;

/** Accreditation, phones and e-mail above every page; once dismissed, hidden until a reload. */
export function AnnouncementBar() {
  return (
    <section className={`deep ${styles.bar}`} data-bar aria-label={copy.label} data-print="hidden">
      <div className={`container row ${styles.row}`}>
        <p className={styles.statement}>
          <a href={pages.accreditation.path}>
            <strong>{copy.body}</strong>{" "}
            <span className={styles.wideOnly}>{copy.certificateLabel}</span>{" "}
            <span className={styles.number}>{copy.certificate}</span>
            {` ${copy.scope}`}
          </a>
        </p>
        <ul className={`row ${styles.links}`}>
          {laboratory.phones.map((phone, index) => (
            <li key={phone}>
              <a href={telephoneUrl(phone)}>
                <span className={index && sharePrefix ? styles.wideOnly : undefined}>
                  {prefixOf(phone)}
                </span>
                {phone.slice(-extensionLength)}
              </a>
            </li>
          ))}
          <li>
            <a href={`mailto:${laboratory.email}`}>
              <span className={styles.narrowOnly}>{`${copy.email} `}</span>
              <span className={styles.wideOnly}>{laboratory.email}</span>
            </a>
          </li>
          <li>
            <a className={styles.callBack} href={pages.contact.path}>
              <span>{copy.callBack}</span>
            </a>
          </li>
        </ul>
        <announcement-bar>
          <button
            type="button"
            className={styles.dismiss}
            aria-label={copy.dismiss}
            data-needs-scripts
          >
            <Icon name="close" />
          </button>
        </announcement-bar>
      </div>
    </section>
  );
}
