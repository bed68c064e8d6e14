import { existsSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { site } from "#content/site.ts";
import { ConfigError, readConfig } from "./config.ts";
import { requireDataFolder } from "./data-folder.ts";
import { temporaryFolder } from "./testing/temporary-folder.ts";

const defaults = {
  port: 3000,
  host: "127.0.0.1",
  logLevel: "info",
  database: { kind: "sqlite", file: resolve("var/enquiries.db") },
  mailFolder: resolve("var/mail"),
  smtp: undefined,
  mailTo: [site.email],
  mailFrom: site.email,
  summaryAt: 18 * 60,
  backupCopy: "",
  dkimSelector: "default",
  acknowledge: false,
  allowedOrigins: [],
  trustProxy: [],
  rateLimit: 10,
  retentionDays: site.enquiryRetentionDays,
};
const postgres = "postgres://u:p@db.example/lab";

test.each([
  [{}, {}],
  [
    { PORT: "0", HOST: "0.0.0.0" },
    { port: 0, host: "0.0.0.0" },
  ],
  [{ LOG_LEVEL: "debug" }, { logLevel: "debug" }],
  [{ DATABASE_URL: postgres }, { database: { kind: "postgres", url: postgres } }],
  [
    { DATA_DIR: "/d" },
    { database: { kind: "sqlite", file: "/d/enquiries.db" }, mailFolder: "/d/mail" },
  ],
  [{ SMTP_URL: "smtps://u:p@mail.example:465" }, { smtp: "smtps://u:p@mail.example:465" }],
  [{ MAIL_TO: "a@lab.example, b@lab.example" }, { mailTo: ["a@lab.example", "b@lab.example"] }],
  [{ MAIL_FROM: "site@lab.example" }, { mailFrom: "site@lab.example" }],
  [{ SUMMARY_AT: "off" }, { summaryAt: undefined }],
  [{ BACKUP_COPY: "lab@other.example:" }, { backupCopy: "lab@other.example:" }],
  [{ DKIM_SELECTOR: "mail1" }, { dkimSelector: "mail1" }],
  [{ ACKNOWLEDGE: "on" }, { acknowledge: true }],
  [
    { ALLOWED_ORIGINS: "http://a.in, http://b.in:8" },
    { allowedOrigins: ["http://a.in", "http://b.in:8"] },
  ],
  [{ TRUST_PROXY: "10.0.0.0/8, ::1, loopback" }, { trustProxy: ["10.0.0.0/8", "::1", "loopback"] }],
  [
    { RATE_LIMIT: "0", RETENTION_DAYS: "30" },
    { rateLimit: 0, retentionDays: 30 },
  ],
])("%j changes these settings and no others: %j", (env, changes) => {
  expect(readConfig(env)).toEqual({ ...defaults, ...changes });
});

test.each([
  [{ PORT: "eighty" }, 'PORT is "eighty"; expected a whole number from 0 to 65535.'],
  [{ PORT: "70000" }, 'PORT is "70000"; expected a whole number from 0 to 65535.'],
  [{ PORT: "-1" }, 'PORT is "-1"; expected a whole number from 0 to 65535.'],
  [
    { LOG_LEVEL: "loud" },
    'LOG_LEVEL is "loud"; expected one of fatal, error, warn, info, debug, trace, silent.',
  ],
  [{ ACKNOWLEDGE: "yes" }, 'ACKNOWLEDGE is "yes"; expected one of on, off.'],
  [{ RATE_LIMIT: "ten" }, 'RATE_LIMIT is "ten"; expected a whole number from 0 to 1000000.'],
  [
    { RETENTION_DAYS: "731" },
    'RETENTION_DAYS is "731"; the privacy page states 730 days, so it may be at most that.',
  ],
  [{ RETENTION_DAYS: "0" }, 'RETENTION_DAYS is "0"; expected a whole number from 1 to 36500.'],
  [{ SUMMARY_AT: "6pm" }, 'SUMMARY_AT is "6pm"; expected off or a time such as 18:00.'],
  [{ MAIL_TO: "a@b, c d" }, 'MAIL_TO is "c d"; expected an e-mail address.'],
  [{ MAIL_TO: "ü@lab.example" }, 'MAIL_TO is "ü@lab.example"; expected an e-mail address.'],
  [{ MAIL_FROM: "nobody" }, 'MAIL_FROM is "nobody"; expected an e-mail address.'],
])("%j stops the start with a sentence", (env, sentence) => {
  expect(() => readConfig(env)).toThrow(new ConfigError(sentence));
});

test.each([
  [{ DATABASE_URL: "mysql://u:secret@db" }, "DATABASE_URL"],
  [{ SMTP_URL: "mail.example:secret" }, "SMTP_URL"],
  [{ ALLOWED_ORIGINS: "https://a.example/page" }, "ALLOWED_ORIGINS"],
  [{ SMTP_URL: "smtp://u:secret@mail.example?logger=true" }, "SMTP_URL"],
  [{ TRUST_PROXY: "true" }, "TRUST_PROXY"],
  [{ TRUST_PROXY: "0.0.0.0/0" }, "TRUST_PROXY"],
  [{ TRUST_PROXY: "10.0.0.0/40" }, "TRUST_PROXY"],
])("%j stops the start with the name of the variable, never a password", (env, name) => {
  expect(() => readConfig(env)).toThrow(name);
  expect(() => readConfig(env)).not.toThrow("secret");
});

const require = (env: Record<string, string>) => requireDataFolder(readConfig(env));

test("a data folder is created with the folders above it", () => {
  const folder = join(temporaryFolder(), "one", "two");
  require({ DATA_DIR: folder });
  expect(existsSync(folder)).toBe(true);
});

test("a place where no folder can be is a wrong setting", () => {
  const file = join(temporaryFolder(), "file");
  writeFileSync(file, "");
  for (const folder of ["/proc/x", "/proc/x/y", file, join(file, "below")]) {
    expect(() => require({ DATA_DIR: folder })).toThrow(ConfigError);
    expect(() => require({ DATA_DIR: folder })).toThrow(`DATA_DIR is "${folder}"`);
  }
});

test("no folder is needed when database and mail are elsewhere", () => {
  const elsewhere = { DATABASE_URL: "postgres://db.example/site", SMTP_URL: "smtp://mail.example" };
  expect(() => require({ DATA_DIR: "/proc/x", ...elsewhere })).not.toThrow();
});
