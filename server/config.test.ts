import { expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

test("an empty environment gives the defaults", () => {
  expect(readConfig({})).toEqual({ port: 3000, host: "127.0.0.1", logLevel: "info" });
});

test.each([
  [{ PORT: "eighty" }, 'PORT is "eighty"; expected a whole number from 0 to 65535.'],
  [{ PORT: "70000" }, 'PORT is "70000"; expected a whole number from 0 to 65535.'],
  [{ PORT: "-1" }, 'PORT is "-1"; expected a whole number from 0 to 65535.'],
  [
    { LOG_LEVEL: "loud" },
    'LOG_LEVEL is "loud"; expected one of fatal, error, warn, info, debug, trace, silent.',
  ],
])("%j stops the start with a sentence", (env, sentence) => {
  expect(() => readConfig(env)).toThrow(new ConfigError(sentence));
});
