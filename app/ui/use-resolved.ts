import { useEffect, useState } from "react";

/** What a promise resolves to; undefined until then. It must stay the same while nothing changes. */
export function useResolved<Value>(promise: Promise<Value> | undefined): Value | undefined {
  const [resolved, setResolved] = useState<{ from: Promise<Value>; value: Value }>();
  useEffect(() => void promise?.then((value) => setResolved({ from: promise, value })), [promise]);
  return resolved && resolved.from === promise ? resolved.value : undefined;
}
