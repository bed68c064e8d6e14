import { afterEach, expect, test, vi } from "vitest";
import { anEnquiry, noon } from "../testing/enquiries.ts";
import { openTestStore } from "../testing/test-store.ts";
import { startRetention } from "./retention.ts";

const day = 24 * 60 * 60_000;

afterEach(() => {
  vi.useRealTimers();
});

test("what is too old is erased at the start and by schedule, and a clock that jumped ahead erases nothing", async () => {
  const store = openTestStore();
  const [first, second] = [anEnquiry(), anEnquiry({ receivedAt: noon + day })];
  for (const enquiry of [first, second]) await store.receive(enquiry);
  const erased: string[] = [];
  let time = noon + 1000 * day;
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const retention = startRetention({
    records: store,
    eraseMail: async (references) => void erased.push(...references),
    retentionDays: 730,
    now: () => new Date(time),
    log: { info: () => {}, error: () => {} },
  });
  await store.receive(anEnquiry({ receivedAt: noon + 300 * day }));
  await store.receive(anEnquiry({ receivedAt: noon + 600 * day }));
  expect(erased).toEqual([]);
  await store.receive(anEnquiry({ receivedAt: noon + 730.5 * day }));
  time = noon + 731 * day;
  vi.advanceTimersByTime(60 * 60_000);
  await retention.stop();
  expect(erased).toEqual([first.id]);
  await store.close();
});
