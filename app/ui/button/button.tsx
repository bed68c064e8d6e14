import type { ComponentProps } from "react";
import styles from "./button.module.css";

export function Button(props: ComponentProps<"button">) {
  return <button type="button" className={styles.button} {...props} />;
}

export function OutlineButton(props: ComponentProps<"button">) {
  return <button type="button" className={`${styles.button} ${styles.outline}`} {...props} />;
}

/** Looks like a link. */
export function TextButton(props: ComponentProps<"button">) {
  return <button type="button" className={`target ${styles.text}`} {...props} />;
}
