import { enquiryForms } from "#content/enquiry-form.ts";
import { pages } from "#content/pages.ts";
import { site } from "#content/site.ts";
import { EnquiryForm } from "#app/enquiry/enquiry-form.tsx";
import { PhoneLink } from "#app/shell/contact-links.tsx";
import { PhoneAndEmail } from "#app/shell/phone-and-email.tsx";
import { Eyebrow } from "#app/ui/eyebrow/eyebrow.tsx";
import { Container } from "#app/ui/container.tsx";
import styles from "./enquiry.module.css";

interface EnquiryProps {
  label: string;
  heading: string;
  text: string;
}

export function Enquiry({ label, heading, text }: EnquiryProps) {
  return (
    <section className={styles.enquiry}>
      <Container className={styles.columns}>
        <div>
          <Eyebrow>{label}</Eyebrow>
          <h2>{heading}</h2>
          <p>{text}</p>
          <dl className={styles.contacts}>
            <PhoneAndEmail />
            <div>
              <dt>Working hours</dt>
              <dd>{site.hours.words}</dd>
            </div>
          </dl>
        </div>
        <EnquiryForm
          label={enquiryForms.home}
          email={site.email}
          phoneLink={<PhoneLink phone={site.phones[0]} inSentence />}
          privacyPath={pages.privacy.path}
        />
      </Container>
    </section>
  );
}
