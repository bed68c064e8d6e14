import { afterEach, expect, test, vi } from "vitest";
import { dayMs } from "#content/time.ts";
import { anEnquiry, noon } from "../testing/enquiries.ts";
import { openTestStore } from "../testing/test-store.ts";
import { until } from "../testing/until.ts";
import { startRetention } from "./retention.ts";

const hour = 60 * 60_000;

afterEach(() => {
  vi.useRealTimers();
});

test("what is too old is erased at the start and every hour, with its mail", async () => {
  const store = openTestStore();
  const received = [noon - 730 * dayMs - 1, noon - 730 * dayMs + hour, noon];
  const enquiries = received.map((receivedAt) => anEnquiry({ receivedAt }));
  for (const enquiry of enquiries) await store.receive(enquiry);
  const ids = enquiries.map(({ id }) => id);
  const erased: string[] = [];
  let time = noon;
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const retention = startRetention({
    records: store,
    eraseMail: async (references) => void erased.push(...references),
    retentionDays: 730,
    now: async () => time,
    log: { info: () => {}, error: () => {} },
  });
  await until("erased at the start", () => erased.length > 0);
  time += 2 * hour;
  vi.advanceTimersByTime(60_000);
  await retention.stop();
  expect(erased).toEqual(ids.slice(0, 2));
  await store.close();
});
