import { useEffect, useState } from "react";

/** True once everything the document itself asked for has arrived: the time for what can wait. */
export function useAfterLoad(): boolean {
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    const done = () => setLoaded(true);
    if (document.readyState === "complete") return done();
    addEventListener("load", done);
    return () => removeEventListener("load", done);
  }, []);
  return loaded;
}
