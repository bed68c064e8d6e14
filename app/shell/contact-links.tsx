import { telephoneUrl } from "#derive/laboratory.ts";
import button from "#app/ui/button/button.module.css";

interface PhoneLinkProps {
  phone: string;
  /** A link in running text gets a target for a thumb without a higher line. */
  inSentence?: boolean;
}

export function PhoneLink({ phone, inSentence = false }: PhoneLinkProps) {
  return (
    <a className={inSentence ? "in-sentence" : undefined} href={telephoneUrl(phone)}>
      {phone}
    </a>
  );
}

export function EmailLink({ email }: { email: string }) {
  return <a href={`mailto:${email}`}>{email}</a>;
}

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
