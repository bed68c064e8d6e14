import styles from "./mark.module.css";

interface MarkProps {
  /** The address of the mark's file. */
  src: string;
  /** What the mark says; empty where the same words stand beside it. */
  alt: string;
  text: string;
}

/** A mark and what it stands for. */
export function Mark({ src, alt, text }: MarkProps) {
  return (
    <div className={styles.mark}>
      <img src={src} alt={alt} width="96" height="96" loading="lazy" decoding="async" />
      <span>{text}</span>
    </div>
  );
}
