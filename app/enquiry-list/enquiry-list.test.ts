import { afterEach, beforeEach, expect, test, vi } from "vitest";

const key = "enquiry-list";
const moisture = "soil-testing/moisture-content";
const slump = "building-material/slump";
const listeners = new EventTarget();
let stored: Map<string, string>;

/** What the store needs of a browser; each test imports the store anew, as a page does. */
function browser(storage: Partial<Storage> = {}) {
  vi.stubGlobal("addEventListener", listeners.addEventListener.bind(listeners));
  vi.stubGlobal("removeEventListener", listeners.removeEventListener.bind(listeners));
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    ...storage,
  });
  vi.resetModules();
  return import("./enquiry-list.ts");
}

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
  const { enquiryList } = await browser();
  enquiryList.add(slump);
  enquiryList.add(moisture);
  enquiryList.add(slump);
  expect(stored.get(key)).toBe(JSON.stringify([slump, moisture]));
  const next = await browser();
  expect(next.enquiryList.ids()).toEqual([slump, moisture]);
  next.enquiryList.remove(slump);
  expect(JSON.parse(stored.get(key)!)).toEqual([moisture]);
  expect(next.listProblem()).toBeUndefined();
});

test("listeners hear of changes in this tab and in others until they leave", async () => {
  const { enquiryList } = await browser();
  const listener = vi.fn<() => void>();
  const leave = enquiryList.subscribe(listener);
  enquiryList.add(slump);
  changeElsewhere(JSON.stringify([moisture]));
  expect(enquiryList.ids()).toEqual([moisture]);
  expect(listener).toHaveBeenCalledTimes(2);
  leave();
  changeElsewhere("[]");
  expect(listener).toHaveBeenCalledTimes(2);
});

test("a change keeps what another tab has stored meanwhile", async () => {
  const { enquiryList } = await browser();
  expect(enquiryList.ids()).toEqual([]);
  stored.set(key, JSON.stringify([moisture]));
  enquiryList.add(slump);
  expect(enquiryList.ids()).toEqual([moisture, slump]);
});

test("the same ids are the same array, as React requires", async () => {
  const { enquiryList } = await browser();
  enquiryList.add(slump);
  const before = enquiryList.ids();
  enquiryList.subscribe(() => undefined);
  changeElsewhere(JSON.stringify([slump]));
  expect(enquiryList.ids()).toBe(before);
});

test.each([
  ["blocked", { getItem: fail, setItem: fail }],
  ["full", { setItem: fail }],
])("with storage %s the list works, and says that it is not saved", async (_, storage) => {
  const { enquiryList, listProblem } = await browser(storage);
  expect(enquiryList.ids()).toEqual([]);
  expect(listProblem()).toBeUndefined();
  enquiryList.add(slump);
  enquiryList.add(moisture);
  enquiryList.remove(slump);
  expect(enquiryList.ids()).toEqual([moisture]);
  expect(listProblem()).toBe("unsaved");
});

test.each(["{", "null", '{"a":1}', '"text"'])(
  "stored %s is reported and replaced",
  async (text) => {
    stored.set(key, text);
    const { enquiryList, listProblem } = await browser();
    expect(enquiryList.ids()).toEqual([]);
    expect(listProblem()).toBe("unreadable");
    enquiryList.add(slump);
    expect(stored.get(key)).toBe(JSON.stringify([slump]));
    expect(listProblem()).toBeUndefined();
  },
);

test("entries that are not ids are left out", async () => {
  stored.set(key, JSON.stringify([1, slump, null, slump]));
  const { enquiryList } = await browser();
  expect(enquiryList.ids()).toEqual([slump]);
});
