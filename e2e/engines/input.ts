import type { Driver } from "./driver.ts";

/** The code points of WebDriver for keys without a character. */
export const keys = {
  ArrowLeft: "\uE012",
  ArrowRight: "\uE014",
  End: "\uE010",
  Enter: "\uE007",
  Escape: "\uE00C",
  Home: "\uE011",
  Space: " ",
  Tab: "\uE004",
} as const;

export const typeKeys = (driver: Driver, values: readonly string[]) =>
  driver.perform([
    {
      type: "key",
      id: "keyboard",
      actions: values.flatMap((value) => [
        { type: "keyDown", value },
        { type: "keyUp", value },
      ]),
    },
  ]);

const pointer = (driver: Driver, actions: object[]) =>
  driver.perform([{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions }]);

const move = (x: number, y: number) => ({ type: "pointerMove", x, y, duration: 0 });

export const moveTo = (driver: Driver, x: number, y: number) => pointer(driver, [move(x, y)]);

export const clickAt = (driver: Driver, x: number, y: number) =>
  pointer(driver, [
    move(x, y),
    { type: "pointerDown", button: 0 },
    { type: "pointerUp", button: 0 },
  ]);
