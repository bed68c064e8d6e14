import styles from "./mark.module.css";

interface MarkProps {
  src: string;
  /** Empty where `text` already says the same. */
  alt: string;
  text: string;
}

/** A list item has the mark (logo) of a client or an accreditation, and a text beside it. */
export function Mark({ src, alt, text }: MarkProps) {
  return (
    <>
      <img className={styles.mark} src={src} alt={alt} width="96" height="96" loading="lazy" />
      {text}
    </>
  );
}
