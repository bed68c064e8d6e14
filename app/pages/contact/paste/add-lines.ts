import type { RequestItem, TestRequest } from "#app/request/request.ts";
import { requestLimits as limits } from "#app/request/limits.ts";

/** A line with the test that was chosen for it; without one it is added as text. */
interface ChosenLine {
  readonly text: string;
  readonly quantity?: number | undefined;
  readonly id?: string | undefined;
  readonly mark?: string | undefined;
}

/** The request with these lines; a test that is on the list already has its quantity raised and its mark continued. */
export function addLines(request: TestRequest, lines: readonly ChosenLine[]): TestRequest {
  const items = new Map(request.items.map((item) => [item.id, item]));
  for (const line of lines) {
    const { id, mark, text, quantity } = line;
    const before = items.get(id ?? "");
    const both = before && joined(before, line);
    const key = id && (both || !before) ? id : freeId(items);
    items.set(key, {
      id: key,
      ...(quantity && { quantity }),
      ...(key !== id ? { text } : mark && { mark }),
      ...both,
    });
  }
  return { ...request, items: [...items.values()] };
}

/** Undefined where the two have no room in one entry. */
function joined(
  before: RequestItem,
  { quantity = 1, mark = "" }: ChosenLine,
): RequestItem | undefined {
  const total = (before.quantity ?? 1) + quantity;
  const isSame = !mark || mark === before.mark;
  const both = isSame
    ? before.mark
    : [before.mark, `${mark} (${quantity})`].filter(Boolean).join(", ");
  if (total > limits.quantity || (both ?? "").length > limits.text) return undefined;
  return { ...before, quantity: total, ...(both && { mark: both }) };
}

function freeId(items: ReadonlyMap<string, RequestItem>): string {
  for (let number = 1; ; number++) if (!items.has(`text/${number}`)) return `text/${number}`;
}
