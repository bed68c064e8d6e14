import { useEffect, useState } from "react";
import { finderCopy } from "#content/copy/finder/finder.ts";

/** Lets a screen reader announce the result once instead of after every letter. */
const delayMs = 400;

/** A sentence for screen readers, once it has not changed for a moment. */
export function Announcement({ text }: { text: string }) {
  const [announced, setAnnounced] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), delayMs);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className="visually-hidden">
      {announced}
    </p>
  );
}

/** Every key does what it does in a form: Enter leads to the list of tests. */
export const FailedSearch = () => <div className="note finder-line">{finderCopy.failed}</div>;
