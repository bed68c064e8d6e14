import { telephoneUrl } from "#derive/laboratory.ts";
import button from "#app/ui/button/button.module.css";
import styles from "./contact-links.module.css";

interface PhoneLinkProps {
  phone: string;
  /** A link in running text gets a target for a thumb without a higher line. */
  inSentence?: boolean;
}

/** Links that call or write to the laboratory. */
export function PhoneLink({ phone, inSentence = false }: PhoneLinkProps) {
  return (
    <a className={inSentence ? styles.inSentence : undefined} href={telephoneUrl(phone)}>
      {phone}
    </a>
  );
}

export function EmailLink({ email }: { email: string }) {
  return <a href={`mailto:${email}`}>{email}</a>;
}

/** A button-like link that calls a phone number. */
export function CallLink({ phone, label }: { phone: string; label: string }) {
  return (
    <a
      className={`${button.button} ${button.outline}`}
      href={telephoneUrl(phone)}
      aria-label={`${label} ${phone}`}
    >
      {label}
    </a>
  );
}
