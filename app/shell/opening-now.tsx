import { useCallback, useSyncExternalStore } from "react";
import { openingCopy as copy } from "#content/copy/frame/frame.ts";
import { type OpeningHours, openingStatus } from "#derive/dates/opening-status.ts";
import styles from "./opening-now.module.css";

/** Whether the laboratory is open now. It updates itself, and its space is reserved until hydration. */
export function OpeningNow({ hours }: { hours: OpeningHours }) {
  const subscribe = useCallback(
    (changed: () => void) => subscribeToStatus(hours, changed),
    [hours],
  );
  const status = useSyncExternalStore(
    subscribe,
    () => openingStatus(new Date(), hours).text,
    () => "",
  );
  const open = status === copy.openNow(hours.closesText);
  return (
    <p className={styles.now} data-open={open || undefined} data-print="hidden">
      {status}
    </p>
  );
}

/** Calls back at the next opening or closing time, and when the tab becomes visible again. */
function subscribeToStatus(hours: OpeningHours, changed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const schedule = () => {
    const now = new Date();
    const delayMs = openingStatus(now, hours).until.getTime() - now.getTime();
    timer = setTimeout(() => {
      changed();
      schedule();
    }, delayMs);
  };
  schedule();
  document.addEventListener("visibilitychange", changed);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", changed);
  };
}
