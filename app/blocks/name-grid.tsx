import styles from "./name-grid.module.css";

/** Names in a grid that reads as one table. */
export function NameGrid({ names }: { names: readonly string[] }) {
  return (
    <ul className={styles.grid}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}
