import { useCallback, useSyncExternalStore } from "react";
import { openNow, type OpeningHours, openingStatus } from "#derive/opening-status.ts";
import styles from "./opening-now.module.css";

/** Whether the laboratory is open at this moment. Turns over by itself; its space is kept until scripts start. */
export function OpeningNow({ hours }: { hours: OpeningHours }) {
  const subscribe = useCallback((changed: () => void) => callAtTurns(hours, changed), [hours]);
  const words = useSyncExternalStore(
    subscribe,
    () => openingStatus(new Date(), hours).words,
    () => "",
  );
  return (
    <p className={styles.now} data-open={words === openNow || undefined} data-print="hidden">
      {words}
    </p>
  );
}

/** Calls back whenever the words may have changed: at their turn, and when a sleeping tab is looked at again. */
function callAtTurns(hours: OpeningHours, changed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const plan = () => {
    const now = new Date();
    const wait = openingStatus(now, hours).until.getTime() - now.getTime();
    timer = setTimeout(() => {
      changed();
      plan();
    }, wait);
  };
  plan();
  document.addEventListener("visibilitychange", changed);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", changed);
  };
}
