// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { find, show } from "#app/browser/testing/dom.ts";
import { PdfViewer } from "./pdf-viewer.tsx";

const images = [1, 2].map((page) => ({ src: `/${page}.webp`, width: 1600, height: 2263 }));
await show(
  <PdfViewer file="/scope.pdf" name="Scope.pdf" pages={images} />,
  import.meta.glob("./*.element.ts"),
);

const press = (by: string) => find(`[data-zoom="${by}"]`).click();
const shown = () => find("[role=status]").textContent;
const isDisabled = (by: string) => find(`[data-zoom="${by}"]`).ariaDisabled === "true";

test("zooms from 50 to 150 per cent by tens, and its buttons end with it", () => {
  expect(shown()).toBe("100%");
  for (const [by, percents, other] of [
    ["1", [110, 120, 130, 140, 150, 150], "-1"],
    ["-1", [90, 80, 70, 60, 50, 50], "1"],
  ] as const) {
    press("");
    for (const percent of percents) {
      press(by);
      expect(shown()).toBe(`${percent}%`);
      expect(find("pdf-viewer section > div").style.width).toBe(`${percent}%`);
    }
    expect([isDisabled(by), isDisabled(other)]).toEqual([true, false]);
  }
});

test("a file that does not load is left to the browser, as is a click with a modifier", async () => {
  const follow = vi.spyOn(location, "assign").mockImplementation(() => undefined);
  vi.stubGlobal("fetch", async () => new Response("", { status: 503 }));
  const link = find("save-file a");
  const click = (init: MouseEventInit) =>
    link.dispatchEvent(new MouseEvent("click", { ...init, cancelable: true }));
  expect(click({ ctrlKey: true })).toBe(true);
  expect(click({})).toBe(false);
  await expect.poll(() => follow.mock.calls).toEqual([[expect.stringContaining("/scope.pdf")]]);
  vi.unstubAllGlobals();
});
