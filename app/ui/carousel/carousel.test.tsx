// @vitest-environment happy-dom
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { find, findAll, keysTaken, press, show } from "#app/browser/testing/dom.ts";
import { Slides } from "./slides.tsx";
import { Strip } from "./strip.tsx";
import { CarouselButtons } from "./carousel-buttons.tsx";

const labels = {
  label: "Pictures",
  role: "carousel",
  slide: "slide",
  of: "of",
  goTo: "Go to",
  previous: "Previous",
  next: "Next",
  pause: "Pause",
  play: "Play",
};
const names = ["A", "B", "C"];
const intervalMs = 5000;

type Report = (entries: { target: Element; intersectionRatio: number }[]) => void;
let report: Report = () => {};
vi.stubGlobal(
  "IntersectionObserver",
  class {
    constructor(callback: Report) {
      report = callback;
    }
    observe() {}
  },
);
vi.useFakeTimers();
// Browsers report no animation whose end nobody awaits.
const { animate } = Element.prototype;
vi.spyOn(Element.prototype, "animate").mockImplementation(function (this: Element, ...effect) {
  const animation = animate.apply(this, effect);
  animation.finished.catch(() => undefined);
  return animation;
});

await show(
  <>
    <Slides labels={labels} intervalMs={intervalMs} slides={names}>
      {null}
    </Slides>
    <Strip
      labels={labels}
      intervalMs={intervalMs}
      cards={names.map((name) => ({ name, card: name }))}
      visible="two-or-one"
    />
    <client-strip data-item-ms={1000}>
      <div>
        <ul>
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </div>
      <CarouselButtons labels={labels} />
    </client-strip>
  </>,
  import.meta.glob("./*.element.ts"),
);

const slides = find("slide-show");
const cards = find("card-strip");
const band = find("client-strip");
const all = [slides, cards, band];

/** Only this one is in view. */
const bringIntoView = (region: Element | undefined) =>
  report(all.map((target) => ({ target, intersectionRatio: target === region ? 1 : 0 })));
const shown = () => find("slide-show [data-shown]").ariaLabel;
/** Once the cards have come to rest. */
function front() {
  for (const animation of find("card-strip ul").getAnimations()) animation.finish();
  return find("card-strip li").textContent;
}
const announced = (region: Element) => region.querySelector("[aria-live]")!.textContent;
const move = (region: Element, by: number) =>
  region.querySelector<HTMLElement>(`[data-move="${by}"]`)!.click();
const pauseButton = (region: Element) => region.querySelector<HTMLElement>("[data-pause]")!;
const offered = (region: Element) =>
  [...pauseButton(region).children].find((state) => !(state as HTMLElement).hidden)!.textContent;
const pass = (intervals: number) => vi.advanceTimersByTime(intervals * intervalMs);
const pointer = (type: string, clientX: number, pointerType = "touch") =>
  slides.dispatchEvent(new PointerEvent(type, { pointerType, clientX }));
const update = () => document.dispatchEvent(new Event("visibilitychange"));
function setReduced(setting: "reduce" | "no-preference") {
  window.happyDOM.settings.device.prefersReducedMotion = setting;
  update();
}
function setSaving(saveData: boolean) {
  Object.defineProperty(navigator, "connection", { value: { saveData }, configurable: true });
  update();
}
function setHidden(value: boolean) {
  Object.defineProperty(document, "hidden", { value, configurable: true });
  update();
}

beforeEach(() => find("[data-dot]").click());
afterEach(() => bringIntoView(undefined));
// The other tests of the worker have the same globals.
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("arrows, dots and keys move the slides, wrap, and are announced", () => {
  expect(shown()).toBe("1 of 3");
  move(slides, -1);
  expect(slides.textContent, "fetched when it is asked for").toMatch(/^AC/);
  expect(shown()).toBe("3 of 3");
  expect(announced(slides)).toBe("3 of 3");
  move(slides, 1);
  expect(shown()).toBe("1 of 3");
  findAll("[data-dot]")[1]!.click();
  expect(shown()).toBe("2 of 3");
  expect(findAll("[data-dot]").map((dot) => dot.ariaCurrent)).toEqual([null, "true", null]);
  expect(findAll("[role=group][aria-hidden]")).toHaveLength(2);
  press(find("slide-show > section"), "ArrowRight");
  expect(shown()).toBe("3 of 3");
  press(find("slide-show > section"), "ArrowLeft");
  expect(shown()).toBe("2 of 3");
});

test("a swipe moves, but neither a short touch nor a mouse", () => {
  for (const [from, to, type, expected] of [
    [300, 200, "touch", "2 of 3"],
    [200, 300, "touch", "1 of 3"],
    [200, 220, "touch", "1 of 3"],
    [300, 200, "mouse", "1 of 3"],
  ] as const) {
    pointer("pointerdown", from, type);
    pointer("pointerup", to, type);
    expect(shown()).toBe(expected);
  }
});

test("a visitor who asks for less motion or data starts it", () => {
  bringIntoView(slides);
  expect(offered(slides)).toBe("Pause");
  for (const [reduce, restore] of [
    [() => setReduced("reduce"), () => setReduced("no-preference")],
    [() => setSaving(true), () => setSaving(false)],
  ] as const) {
    reduce();
    for (const region of all) expect(offered(region)).toBe("Play");
    pass(2);
    expect(shown()).toBe("1 of 3");
    restore();
  }
});

test("slides advance only while they are played, in view, and neither hovered, focused nor hidden", () => {
  pass(2);
  expect(shown(), "out of view").toBe("1 of 3");
  bringIntoView(slides);
  vi.advanceTimersByTime(intervalMs - 1);
  expect(shown()).toBe("1 of 3");
  vi.advanceTimersByTime(1);
  expect(shown()).toBe("2 of 3");
  pass(23);
  expect(shown(), "without a drift").toBe("1 of 3");
  expect(announced(slides), "only what was chosen").toBe("1 of 3");

  const next = slides.querySelector<HTMLElement>('[data-move="1"]')!;
  for (const [why, stop, goOn] of [
    ["paused", () => pauseButton(slides).click(), () => pauseButton(slides).click()],
    ["hovered", () => pointer("pointerenter", 0), () => pointer("pointerleave", 0)],
    ["focused", () => next.focus(), () => next.blur()],
    ["hidden", () => setHidden(true), () => setHidden(false)],
    ["less in view", () => bringIntoView(cards), () => bringIntoView(slides)],
  ] as const) {
    stop();
    const before = shown();
    pass(2);
    expect(shown(), why).toBe(before);
    goOn();
    expect(shown(), "no step is made up for").toBe(before);
    pass(1);
    expect(shown(), why).not.toBe(before);
  }
});

test("the cards move by one, wrap, and name the one that comes to the front", () => {
  const first = front();
  const second = findAll("card-strip li")[1]!.textContent;
  bringIntoView(cards);
  pass(1);
  expect(front()).toBe(second);
  expect(announced(cards)).toBe("");
  move(cards, -1);
  expect(announced(cards)).toBe(first);
  // Quick clicks are all counted.
  for (let click = 0; click <= names.length; click += 1) move(cards, 1);
  expect(announced(cards)).toBe(second);
  expect(front()).toBe(second);
});

test("the band has its items twice, once for screen readers and paper, and moves by one item", () => {
  const items = [...band.querySelectorAll<HTMLElement>("li")];
  expect(items.map(({ textContent }) => textContent)).toEqual([...names, ...names]);
  expect(items.map(({ ariaHidden }) => ariaHidden)).toEqual([
    null,
    null,
    null,
    "true",
    "true",
    "true",
  ]);
  expect(items.filter((item) => item.dataset["print"] === "hidden")).toHaveLength(3);
  const [animation] = band.querySelector("ul")!.getAnimations();
  expect(animation!.playState).toBe("paused");
  bringIntoView(band);
  expect(animation!.playState).toBe("running");
  pauseButton(band).click();
  expect(animation!.playState).toBe("paused");
  const before = Number(animation!.currentTime);
  press(band, "ArrowLeft");
  expect(animation!.currentTime).toBe((before + 2000) % 3000);
});

test("keys with a modifier are left to the browser", () => {
  for (const region of [find("slide-show > section"), cards, band])
    expect(keysTaken(region, ["ArrowLeft", "ArrowRight", "Home"])).toEqual([
      "ArrowLeft",
      "ArrowRight",
    ]);
});
