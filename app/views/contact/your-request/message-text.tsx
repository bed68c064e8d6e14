import styles from "./request.module.css";

interface MessageTextProps {
  label: string;
  note: string;
  text: string;
}

export const MessageText = ({ label, note, text }: MessageTextProps) => (
  <details className={styles.message} aria-label={label}>
    <summary>
      {label} <small>{note}</small>
    </summary>
    <pre>
      {text.split("\n").map((line, at) => (
        <span key={at}>{`${line}\n`}</span>
      ))}
    </pre>
  </details>
);
