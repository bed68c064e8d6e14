import { type KeyboardEvent, type Ref, useImperativeHandle } from "react";
import { finderCopy } from "#content/copy/finder/finder.ts";
import styles from "./finder-field.module.css";

export interface PanelHandle {
  press: (event: KeyboardEvent) => void;
}

/** Every key does what it does in a form: Enter leads to the list of tests. */
export function FailedSearch({ ref }: { ref: Ref<PanelHandle> }) {
  useImperativeHandle(ref, () => ({ press() {} }));
  return <div className={styles.status}>{finderCopy.failed}</div>;
}
