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
  return import("./request-list.ts");
}

const storedWith = (...ids: string[]) =>
  JSON.stringify({ items: ids.map((id) => ({ id })), castings: [] });
const ids = ({ current }: Awaited<ReturnType<typeof browser>>["requestList"]) =>
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
  const { requestList } = await browser();
  requestList.add(slump);
  requestList.add(moisture);
  requestList.add(slump);
  expect(stored.get(key)).toBe(storedWith(slump, moisture));
  const next = await browser();
  expect(ids(next.requestList)).toEqual([slump, moisture]);
  next.requestList.remove(slump);
  expect(stored.get(key)).toBe(storedWith(moisture));
  expect(next.requestProblem()).toBeUndefined();
});

test("listeners hear of changes in this tab and in others until they leave", async () => {
  const { requestList } = await browser();
  const listener = vi.fn<() => void>();
  const leave = requestList.subscribe(listener);
  requestList.add(slump);
  changeElsewhere(storedWith(moisture));
  expect(ids(requestList)).toEqual([moisture]);
  expect(listener).toHaveBeenCalledTimes(2);
  leave();
  changeElsewhere(storedWith());
  expect(listener).toHaveBeenCalledTimes(2);
});

test("a change keeps what another tab has stored meanwhile", async () => {
  const { requestList } = await browser();
  expect(ids(requestList)).toEqual([]);
  stored.set(key, storedWith(moisture));
  requestList.add(slump);
  expect(ids(requestList)).toEqual([moisture, slump]);
});

test("an unchanged request is the same object, as React requires", async () => {
  const { requestList } = await browser();
  requestList.add(slump);
  const before = requestList.current();
  requestList.subscribe(() => undefined);
  changeElsewhere(storedWith(slump));
  expect(requestList.current()).toBe(before);
});

test.each([
  ["blocked", { getItem: fail, setItem: fail }],
  ["full", { setItem: fail }],
])("with storage %s the list works, and says that it is not saved", async (_, storage) => {
  const { requestList, requestProblem } = await browser(storage);
  expect(ids(requestList)).toEqual([]);
  expect(requestProblem()).toBeUndefined();
  requestList.add(slump);
  requestList.add(moisture);
  requestList.remove(slump);
  expect(ids(requestList)).toEqual([moisture]);
  expect(requestProblem()).toBe("unsaved");
});

test.each(["{", "null", '{"a":1}', '"text"'])(
  "stored %s is reported and replaced",
  async (text) => {
    stored.set(key, text);
    const { requestList, requestProblem } = await browser();
    expect(ids(requestList)).toEqual([]);
    expect(requestProblem()).toBe("unreadable");
    requestList.add(slump);
    expect(stored.get(key)).toBe(storedWith(slump));
    expect(requestProblem()).toBeUndefined();
  },
);

test("a change beyond a limit is refused as a whole and said, and an unsaved list stays", async () => {
  const { requestList, requestProblem } = await browser({ setItem: fail });
  requestList.add(slump);
  const items = Array.from({ length: requestLimits.entries }, (_, at) => ({ id: `text/${at}` }));
  requestList.change((current) => ({ ...current, items: [...current.items, ...items] }));
  expect(ids(requestList)).toEqual([slump]);
  expect(requestProblem()).toBe("refused");
  requestList.add(moisture);
  expect(ids(requestList)).toEqual([slump, moisture]);
  expect(requestProblem()).toBe("unsaved");
});

test("what cannot be read of a stored list is said, and the rest stays", async () => {
  stored.set(key, JSON.stringify({ items: [{ id: slump }, { id: moisture, quantity: -1 }] }));
  const { requestList, requestProblem } = await browser();
  expect(ids(requestList)).toEqual([slump]);
  expect(requestProblem()).toBe("incomplete");
});
