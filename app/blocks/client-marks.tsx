import { Mark } from "#app/ui/mark/mark.tsx";
import styles from "./client-marks.module.css";

export interface ClientMark {
  readonly id: number;
  readonly name: string;
  /** The address of its mark. */
  readonly src: string;
}

/** Clients in a grid that reads as one table. The mark only repeats the name, so it has no words of its own. */
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
