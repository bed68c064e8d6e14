import type { FastifyBaseLogger } from "fastify";
import { expect, test, vi } from "vitest";
import { refusalLog } from "./enquiry-responses.ts";

test("of a flood of refusals a few are logged, and then their number", () => {
  vi.useFakeTimers();
  const info = vi.fn<(fields: object, message: string) => void>();
  const log = { info } as unknown as FastifyBaseLogger;
  const logRefusal = refusalLog(log);
  for (let count = 0; count < 1000; count++) logRefusal(429, log);
  logRefusal(422, log);
  expect(info).toHaveBeenCalledTimes(11);
  vi.advanceTimersByTime(10_000);
  expect(info).toHaveBeenCalledTimes(12);
  expect(info).toHaveBeenLastCalledWith({ status: 429, omitted: 990 }, "more enquiries refused");
  logRefusal(429, log);
  expect(info).toHaveBeenCalledTimes(13);
  vi.useRealTimers();
});
