import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { requestLimits } from "./limits.ts";

const key = "request";
const moisture = "soil-testing/moisture-content";
const slump = "building-material/slump";
const listeners = new EventTarget();
let stored: Map<string, string>;

/** What the store needs of a browser; each test imports the store anew, as a page does. */
function browser(storage: Partial<Storage> = {}) {
  vi.stubGlobal("addEventListener", listeners.addEventListener.bind(listeners));
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    ...storage,
  });
  vi.resetModules();
  return import("./request-store.ts");
}

const storedWith = (...ids: string[]) =>
  JSON.stringify({ items: ids.map((id) => ({ id })), castings: [] });
const ids = ({ current }: Awaited<ReturnType<typeof browser>>["requestStore"]) =>
  current().items.map(({ id }) => id);
const fail = () => {
  throw new DOMException("refused");
};
const changeElsewhere = (value: string) => {
  stored.set(key, value);
  listeners.dispatchEvent(Object.assign(new Event("storage"), { key }));
};

beforeEach(() => {
  stored = new Map();
});

afterEach(() => vi.unstubAllGlobals());

test("tests are listed once each, in the order of choosing, for the next page", async () => {
  const { requestStore } = await browser();
  requestStore.add(slump);
  requestStore.add(moisture);
  requestStore.add(slump);
  expect(stored.get(key)).toBe(storedWith(slump, moisture));
  const next = await browser();
  expect(ids(next.requestStore)).toEqual([slump, moisture]);
  next.requestStore.remove(slump);
  expect(stored.get(key)).toBe(storedWith(moisture));
  expect(next.requestProblem()).toBeUndefined();
});

test("listeners hear of changes in this tab and in others until they leave", async () => {
  const { requestStore } = await browser();
  const listener = vi.fn<() => void>();
  const leave = requestStore.subscribe(listener);
  requestStore.add(slump);
  changeElsewhere(storedWith(moisture));
  expect(ids(requestStore)).toEqual([moisture]);
  expect(listener).toHaveBeenCalledTimes(2);
  leave();
  changeElsewhere(storedWith());
  expect(listener).toHaveBeenCalledTimes(2);
});

test("a change keeps what another tab has stored meanwhile", async () => {
  const { requestStore } = await browser();
  expect(ids(requestStore)).toEqual([]);
  stored.set(key, storedWith(moisture));
  requestStore.add(slump);
  expect(ids(requestStore)).toEqual([moisture, slump]);
});

test.each([
  ["blocked", { getItem: fail, setItem: fail }],
  ["full", { setItem: fail }],
])("with storage %s the list works, and says that it is not saved", async (_, storage) => {
  const { requestStore, requestProblem } = await browser(storage);
  expect(ids(requestStore)).toEqual([]);
  expect(requestProblem()).toBeUndefined();
  requestStore.add(slump);
  requestStore.add(moisture);
  requestStore.remove(slump);
  expect(ids(requestStore)).toEqual([moisture]);
  expect(requestProblem()).toBe("unsaved");
});

test.each(["{", "null", '{"a":1}', '"text"'])(
  "stored %s is reported and replaced",
  async (text) => {
    stored.set(key, text);
    const { requestStore, requestProblem } = await browser();
    expect(ids(requestStore)).toEqual([]);
    expect(requestProblem()).toBe("unreadable");
    requestStore.add(slump);
    expect(stored.get(key)).toBe(storedWith(slump));
    expect(requestProblem()).toBeUndefined();
  },
);

test("a change beyond a limit is refused as a whole and said, and an unsaved list stays", async () => {
  const { requestStore, requestProblem } = await browser({ setItem: fail });
  requestStore.add(slump);
  const items = Array.from({ length: requestLimits.entries }, (_, at) => ({ id: `text/${at}` }));
  requestStore.change((current) => ({ ...current, items: [...current.items, ...items] }));
  expect(ids(requestStore)).toEqual([slump]);
  expect(requestProblem()).toBe("refused");
  requestStore.add(moisture);
  expect(ids(requestStore)).toEqual([slump, moisture]);
  expect(requestProblem()).toBe("unsaved");
});

test("what cannot be read of a stored list is said, and the rest stays", async () => {
  stored.set(key, JSON.stringify({ items: [{ id: slump }, { id: moisture, quantity: -1 }] }));
  const { requestStore, requestProblem } = await browser();
  expect(ids(requestStore)).toEqual([slump]);
  expect(requestProblem()).toBe("incomplete");
});
