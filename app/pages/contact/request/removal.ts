import type { Request } from "#app/request/request.ts";

export const without = (request: Request, ids: readonly string[]): Request => ({
  ...request,
  items: request.items.filter(({ id }) => !ids.includes(id)),
});

/** Brings back what was removed, in its place; what has changed since stays. */
export function withRemoved(current: Request, before: Request): Request {
  const now = new Map(current.items.map((item) => [item.id, item]));
  const restored = before.items.map((item) => now.get(item.id) ?? item);
  const ids = new Set(before.items.map(({ id }) => id));
  return { ...current, items: [...restored, ...current.items.filter(({ id }) => !ids.has(id))] };
}
