import { Mark } from "#app/ui/mark/mark.tsx";
import styles from "./client-marks.module.css";

export interface ClientMark {
  readonly id: number;
  readonly name: string;
  readonly src: string;
}

/** A grid of clients; the mark repeats the name and so has no alternative text. */
export function ClientMarks({ clients }: { clients: readonly ClientMark[] }) {
  return (
    <ul className={styles.grid}>
      {clients.map(({ id, name, src }) => (
        <li key={id}>
          <Mark src={src} alt="" text={name} />
        </li>
      ))}
    </ul>
  );
}
