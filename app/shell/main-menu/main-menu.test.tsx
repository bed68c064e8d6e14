// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { find, findAll, keysTaken, press, show } from "#app/browser/testing/dom.ts";
import { MainMenu } from "./main-menu.tsx";

const links = [{ to: "/a", label: "A" }];
const menu = ["One", "Two"].map((label) => ({ label, links }));
const labels = { label: "Main", button: "Menu" };
await show(
  <>
    <MainMenu {...labels} menu={menu} path="/" />
    <main>
      <a href="/">{labels.label}</a>
    </main>
  </>,
  import.meta.glob("./*.element.ts"),
);

const [one, two] = findAll("li:has(> button)") as [HTMLElement, HTMLElement];
const button = (item: Element) => item.querySelector("button")!;
const open = () => [one, two].filter((item) => button(item).ariaExpanded === "true");
const pointer = (item: Element, type: string, pointerType = "mouse") =>
  item.dispatchEvent(new PointerEvent(type, { pointerType, bubbles: true }));

beforeEach(() => {
  window.happyDOM.setViewport({ width: 1440 });
  press(document.body, "Escape");
});

test("a list opens to hovering, and closes when the pointer leaves or Escape is pressed", () => {
  pointer(one, "pointerenter");
  expect(open()).toEqual([one]);
  pointer(two, "pointerenter");
  expect(open(), "at most one").toEqual([two]);
  pointer(two, "pointerleave");
  expect(open()).toEqual([]);
  pointer(one, "pointerenter", "touch");
  expect(open(), "a touch is no hovering").toEqual([]);
  pointer(one, "pointerenter");
  expect(keysTaken(find("main-menu"), ["Escape"])).toEqual(["Escape"]);
  expect(open()).toEqual([]);
});

test("a press keeps it open until a second one, one outside, or the focus leaves", () => {
  for (const close of [
    () => button(one).click(),
    () => pointer(find("main"), "pointerdown"),
    () => find("main a").focus(),
  ]) {
    button(one).focus();
    pointer(one, "pointerenter");
    button(one).click();
    pointer(one, "pointerleave");
    expect(open()).toEqual([one]);
    close();
    expect(open()).toEqual([]);
  }
});

test("Escape gives the focus back to the button of the list", () => {
  button(one).click();
  one.querySelector("a")!.focus();
  press(one, "Escape");
  expect(document.activeElement).toBe(button(one));
});

test("on a phone it opens to presses only, and a press below keeps it", () => {
  window.happyDOM.setViewport({ width: 390 });
  pointer(one, "pointerenter");
  expect(open()).toEqual([]);
  button(one).click();
  pointer(two, "pointerdown");
  expect(open()).toEqual([one]);
});
