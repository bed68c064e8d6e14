import { afterEach, expect, test, vi } from "vitest";
import { anEnquiry, noon } from "../testing/enquiries.ts";
import { openTestStore } from "../testing/test-store.ts";
import { startRetention } from "./retention.ts";

const day = 24 * 60 * 60_000;

afterEach(() => {
  vi.useRealTimers();
});

test("a clock that jumped ahead erases nothing, at the start and by schedule, and the log says what to do", async () => {
  const store = openTestStore();
  await store.receive(anEnquiry());
  const lines: string[] = [];
  const line = (_fields: object, message: string) => void lines.push(message);
  const retainAt = (time: number) =>
    startRetention({
      records: store,
      eraseMail: async () => {},
      retentionDays: 730,
      now: () => new Date(time),
      log: { info: line, error: line },
    });
  await retainAt(noon).stop();
  expect(lines).toEqual([]);

  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const retention = retainAt(noon + 1000 * day);
  vi.advanceTimersByTime(60 * 60_000);
  await retention.stop();
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(/1000 days ahead.*purge --clock-is-right/);
  expect((await store.stats(noon)).enquiries).toBe(1);
  await store.close();
});
