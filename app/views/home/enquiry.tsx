import type { ReactNode } from "react";
import { contactDetailsCopy } from "#content/copy/enquiry/contact.ts";
import { homeCopy } from "#content/copy/pages/home.ts";
import { laboratory } from "#derive/laboratory.ts";
import { PhoneAndEmail } from "#app/shell/phone-and-email.tsx";
import { Eyebrow } from "#app/ui/eyebrow/eyebrow.tsx";
import formStyles from "#app/enquiry/enquiry-form.module.css";
import styles from "./sections.module.css";

const copy = homeCopy.enquiry;

export function Enquiry({ form }: { form: ReactNode }) {
  return (
    <section className={styles.enquiry}>
      <div className={`container ${formStyles.besideText}`}>
        <div>
          <Eyebrow>{copy.label}</Eyebrow>
          <h2>{copy.heading}</h2>
          <p>
            {`${copy.text} `}
            <a href={copy.pricePath}>{copy.price}</a>
          </p>
          <dl className="ruled">
            <PhoneAndEmail />
            <div>
              <dt>{contactDetailsCopy.hours}</dt>
              <dd>{laboratory.hours.text}</dd>
            </div>
          </dl>
        </div>
        {form}
      </div>
    </section>
  );
}
