// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { findAll, keysTaken, press, show } from "#app/browser/testing/dom.ts";
import { Instruments } from "./instruments.tsx";

const none = { intro: "", accreditation: "", groups: [] };
const tabs = ["first", "second"].map((hash) => ({ hash, label: hash, ...none }));
const section = { kind: "instruments", id: "scope", heading: "Scope", intro: "", tabs } as const;
await show(<Instruments {...section} />, import.meta.glob("./*.element.ts"));

const [first, second] = findAll("[role=tab]") as [HTMLElement, HTMLElement];
const selected = () =>
  findAll("[role=tab]")
    .filter((tab) => tab.ariaSelected === "true" && tab.tabIndex === 0)
    .map(({ textContent }) => textContent);
const hidden = () => findAll("[role=tabpanel][data-hidden]").map(({ id }) => id);
function address(hash: string) {
  history.replaceState(null, "", hash);
  dispatchEvent(new Event("hashchange"));
}

beforeEach(() => address("/"));

test("the address selects a tab, and one that names none leaves it", () => {
  expect([selected(), hidden()]).toEqual([["first"], ["panel-second"]]);
  address("#second");
  expect([selected(), hidden()]).toEqual([["second"], ["panel-first"]]);
  address("#scope");
  expect(selected()).toEqual(["second"]);
  address("#panel-first");
  expect(selected()).toEqual(["first"]);
});

test("a click adds one entry to the history, and with a modifier it is the browser's", () => {
  const { length } = history;
  second.click();
  second.click();
  expect([selected(), location.hash, history.length]).toEqual([["second"], "#second", length + 1]);
  const click = new MouseEvent("click", { ctrlKey: true, cancelable: true });
  expect(first.dispatchEvent(click), "left to the browser").toBe(true);
  expect(selected()).toEqual(["second"]);
});

test("arrow keys, Home and End move between the tabs", () => {
  let focused = first;
  for (const [key, chosen] of [
    ["ArrowRight", second],
    ["ArrowRight", first],
    ["ArrowLeft", second],
    ["Home", first],
    ["End", second],
  ] as const) {
    press(focused, key);
    focused = chosen;
    expect(document.activeElement?.id, key).toBe(chosen.id);
    expect(selected()).toEqual([chosen.textContent]);
  }
  const keys = ["ArrowRight", "ArrowLeft", "Home", "End", " "];
  expect(keysTaken(first, [...keys, "Tab"])).toEqual(keys);
});
