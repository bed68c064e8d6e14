import { finderCopy } from "#content/copy/finder/finder.ts";
import styles from "./finder-field.module.css";

/** Every key does what it does in a form: Enter leads to the list of tests. */
export const FailedSearch = () => <div className={`note ${styles.line}`}>{finderCopy.failed}</div>;
