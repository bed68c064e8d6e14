import type { ReactNode } from "react";
import { Eyebrow } from "../eyebrow/eyebrow.tsx";
import { Ruler } from "../ruler/ruler.tsx";
import styles from "./message.module.css";

interface MessageProps {
  id: string;
  label: string;
  heading: string;
  text: string;
  children: ReactNode;
}

/** A page with a single message and what to do next, as for errors. */
export function Message({ id, label, heading, text, children }: MessageProps) {
  return (
    <main id={id} tabIndex={-1}>
      <Ruler surface="paper" />
      <div className={`container ${styles.message}`}>
        <Eyebrow>{label}</Eyebrow>
        <h1>{heading}</h1>
        <p className="measure">{text}</p>
        <div className={`row ${styles.actions}`}>{children}</div>
      </div>
    </main>
  );
}
