import { cubeTestId } from "#content/copy/cube-planner/castings.ts";
import type { TestRequest } from "./request.ts";

/** The list as it is now, without what was sent; the rest of the castings keep their test. */
export function withoutSent(list: TestRequest, sent: TestRequest): TestRequest {
  const castings = without(list.castings, sent.castings);
  const hasCastingsLeft = castings.length > 0 && sent.castings.length > 0;
  const items = without(
    list.items,
    hasCastingsLeft ? sent.items.filter(({ id }) => id !== cubeTestId) : sent.items,
  );
  return items.length > 0 ? { ...list, items, castings } : { items, castings };
}

/** Each sent part leaves once, and only as it was sent: what was changed meanwhile stays. */
function without<Same>(all: readonly Same[], sent: readonly Same[]): Same[] {
  const leaving = sent.map((part) => JSON.stringify(part));
  return all.filter((part) => {
    const at = leaving.indexOf(JSON.stringify(part));
    if (at >= 0) leaving.splice(at, 1);
    return at < 0;
  });
}
