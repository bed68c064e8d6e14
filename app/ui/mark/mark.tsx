import styles from "./mark.module.css";

interface MarkProps {
  /** The URL of the logo's file. */
  src: string;
  /** Empty where `text` already says the same. */
  alt: string;
  text: string;
}

/** The mark (logo) of a client or an accreditation, with a text below it. */
export function Mark({ src, alt, text }: MarkProps) {
  return (
    <div className={styles.mark}>
      <img src={src} alt={alt} width="96" height="96" loading="lazy" decoding="async" />
      <span>{text}</span>
    </div>
  );
}
