import { site } from "#content/site.ts";
import { EmailLink, PhoneLink } from "#app/shell/contact-links.tsx";
import { Eyebrow } from "#app/ui/eyebrow/eyebrow.tsx";
import { Width } from "#app/ui/width.tsx";
import styles from "./enquiry.module.css";

interface EnquiryProps {
  label: string;
  heading: string;
  text: string;
}

export function Enquiry({ label, heading, text }: EnquiryProps) {
  return (
    <section className={styles.enquiry}>
      <Width className={styles.columns}>
        <div>
          <Eyebrow>{label}</Eyebrow>
          <h2>{heading}</h2>
          <p>{text}</p>
        </div>
        <dl className={styles.ways}>
          <div>
            <dt>Phone</dt>
            {site.phones.map((phone) => (
              <dd key={phone}>
                <PhoneLink phone={phone} />
              </dd>
            ))}
          </div>
          <div>
            <dt>E-mail</dt>
            <dd>
              <EmailLink email={site.email} />
            </dd>
          </div>
          <div>
            <dt>Working hours</dt>
            <dd>{site.hours.words}</dd>
          </div>
        </dl>
      </Width>
    </section>
  );
}
