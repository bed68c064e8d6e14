import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isFinderShortcut } from "./finder-shortcut.ts";

class FakeElement {
  selector = "";
  closest = (selectors: string) => (selectors.split(", ").includes(this.selector) ? this : null);
}

beforeEach(() => void vi.stubGlobal("Element", FakeElement));
afterEach(() => void vi.unstubAllGlobals());

test.each([
  [{ key: "/" }, "button", true],
  [{ key: "/" }, "input", false],
  [{ key: "/" }, "textarea", false],
  [{ key: "/", altKey: true }, "button", false],
  [{ key: "/", defaultPrevented: true }, "button", false],
  [{ key: "k" }, "button", false],
  [{ key: "k", ctrlKey: true }, "input", true],
  [{ key: "K", metaKey: true }, "button", true],
  [{ key: "k", ctrlKey: true, shiftKey: true }, "button", false],
])("%j in a %s asks for the finder: %s", (keys, selector, expected) => {
  const target = Object.assign(new FakeElement(), { selector });
  expect(isFinderShortcut({ ...keys, target } as unknown as KeyboardEvent)).toBe(expected);
});
