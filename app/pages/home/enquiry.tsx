import { contactDetailsCopy } from "#content/copy/enquiry/contact-details.ts";
import { enquiryCopy } from "#content/copy/enquiry/enquiry-form.ts";
import { laboratory } from "#derive/laboratory.ts";
import { EnquiryForm } from "#app/enquiry/enquiry-form.tsx";
import { PhoneAndEmail } from "#app/shell/phone-and-email.tsx";
import { Eyebrow } from "#app/ui/eyebrow/eyebrow.tsx";
import { Container } from "#app/ui/container.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import formStyles from "#app/enquiry/enquiry-form.module.css";
import styles from "./enquiry.module.css";

interface EnquiryProps {
  label: string;
  heading: string;
  text: string;
  price: string;
  pricePath: string;
}

export function Enquiry({ label, heading, text, price, pricePath }: EnquiryProps) {
  return (
    <section className={styles.enquiry}>
      <Container className={formStyles.besideText}>
        <div>
          <Eyebrow>{label}</Eyebrow>
          <h2>{heading}</h2>
          <p>
            {text} <PageLink to={pricePath}>{price}</PageLink>
          </p>
          <dl className={styles.contacts}>
            <PhoneAndEmail />
            <div>
              <dt>{contactDetailsCopy.hours}</dt>
              <dd>{laboratory.hours.text}</dd>
            </div>
          </dl>
        </div>
        <EnquiryForm label={enquiryCopy.forms.home} />
      </Container>
    </section>
  );
}
