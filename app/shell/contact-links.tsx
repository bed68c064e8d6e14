import styles from "./contact-links.module.css";

export const telephoneUrl = (phone: string) => `tel:${phone.replaceAll(" ", "")}`;

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
