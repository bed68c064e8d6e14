import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { DownloadError } from "./download.ts";
import { orReport } from "./or-report.ts";

const report = vi.fn<typeof reportError>();
beforeAll(() => void vi.stubGlobal("reportError", report));
afterAll(() => void vi.unstubAllGlobals());
afterEach(() => void report.mockClear());

test.each([
  new TypeError("Failed to fetch dynamically imported module: https://laboratory.example/a.js"),
  new TypeError("error loading dynamically imported module: https://laboratory.example/a.js"),
  new TypeError("Importing a module script failed."),
  new Error("Unable to preload CSS for /assets/a.css"),
  new TypeError("Failed to fetch"),
  new TypeError("NetworkError when attempting to fetch resource."),
  new TypeError("Load failed"),
  new DownloadError("/catalogue.json: 503"),
])("$message is a failed download", (error) => {
  expect(orReport("fallback")(error)).toBe("fallback");
  expect(report).not.toHaveBeenCalled();
});

test.each([new RangeError("Invalid time value"), new TypeError("a is undefined"), "a string"])(
  "%s is an error of our own",
  (error) => {
    expect(orReport(undefined)(error)).toBeUndefined();
    expect(report).toHaveBeenCalledExactlyOnceWith(error);
  },
);
