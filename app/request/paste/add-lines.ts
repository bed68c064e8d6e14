import type { RequestItem, TestRequest } from "../request.ts";
import type { ParsedLine } from "./parse-line.ts";

/** A line with the id that was chosen for it; without one it is added as text. */
export type ChosenLine = Pick<ParsedLine, "text" | "quantity" | "measured"> & {
  readonly id?: string | undefined;
};

/** The request with these lines; what is on the list already has its quantity raised. */
export function addLines(request: TestRequest, lines: readonly ChosenLine[]): TestRequest {
  const items = new Map(request.items.map((item) => [item.id, item]));
  for (const { id, text, quantity, measured } of lines) {
    const key = id ?? freeId(items);
    const before: RequestItem | undefined = items.get(key);
    const sum = (before?.quantity ?? 0) + (quantity ?? 0);
    items.set(key, {
      ...before,
      id: key,
      ...(sum > 0 && { quantity: sum }),
      ...(measured && !before?.mark && { mark: measured }),
      ...(!id && { text }),
    });
  }
  return { ...request, items: [...items.values()] };
}

/** Of a text, which no entry of the catalogue has. */
function freeId(items: ReadonlyMap<string, RequestItem>): string {
  for (let number = 1; ; number++) if (!items.has(`text/${number}`)) return `text/${number}`;
}
