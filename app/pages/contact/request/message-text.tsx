import styles from "./request.module.css";

interface MessageTextProps {
  label: string;
  /** Beside the label. */
  note: string;
  text: string;
}

/** A message as it is sent, closed at first. */
export const MessageText = ({ label, note, text }: MessageTextProps) => (
  <details className={styles.message} aria-label={label}>
    <summary>
      {label} <span>{note}</span>
    </summary>
    <pre>{text}</pre>
  </details>
);
