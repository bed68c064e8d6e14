import { isIP } from "node:net";
import { join, resolve } from "node:path";
import { site } from "#content/site.ts";
import { parseOrigin } from "#contract/origin.mjs";
import type { Database } from "./enquiries/store/enquiry-store.ts";
import { mailableAddress } from "./enquiries/visitor-text.ts";

export type Config = ReturnType<typeof readConfig>;

export class ConfigError extends Error {}

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"];

/** Only here is the environment read; an invalid value stops the start with a sentence that names it. */
export function readConfig(env: NodeJS.ProcessEnv) {
  const dataFolder = resolve(env.DATA_DIR || "var");
  return {
    port: wholeNumber("PORT", env.PORT || "3000", 0, 65_535),
    host: env.HOST || "127.0.0.1",
    logLevel: oneOf("LOG_LEVEL", env.LOG_LEVEL || "info", logLevels),
    database: database(env.DATABASE_URL, dataFolder),
    /** Of `.eml` files, also of those written before SMTP was set up. */
    mailFolder: join(dataFolder, "mail"),
    smtp: env.SMTP_URL ? smtpUrl(env.SMTP_URL) : undefined,
    mailTo: list(env.MAIL_TO || site.email).map((one) => address("MAIL_TO", one)),
    mailFrom: address("MAIL_FROM", env.MAIL_FROM || site.email),
    /** Minutes after midnight in India; undefined for no summary. */
    summaryAt: summaryTime(env.SUMMARY_AT || "18:00"),
    /** Where each backup goes too, as rsync takes it. */
    backupCopy: env.BACKUP_COPY ?? "",
    dkimSelector: env.DKIM_SELECTOR || "default",
    acknowledge: oneOf("ACKNOWLEDGE", env.ACKNOWLEDGE || "off", ["on", "off"]) === "on",
    allowedOrigins: list(env.ALLOWED_ORIGINS).map(origin),
    /** Proxies whose X-Forwarded-For and X-Forwarded-Proto are believed. */
    trustProxy: env.TRUST_PROXY === "off" ? [] : list(env.TRUST_PROXY).map(proxy),
    rateLimit: wholeNumber("RATE_LIMIT", env.RATE_LIMIT || "10", 0, 1_000_000),
    retentionDays: retentionDays(env.RETENTION_DAYS),
  };
}

/** How a URL names a host: an IPv6 address is between brackets. */
export const hostInUrl = (host: string) => (host.includes(":") ? `[${host}]` : host);

const database = (postgres: string | undefined, dataFolder: string): Database =>
  postgres
    ? { kind: "postgres", url: url("DATABASE_URL", postgres, ["postgres", "postgresql"]) }
    : { kind: "sqlite", file: join(dataFolder, "enquiries.db") };

function retentionDays(value: string | undefined): number {
  const stated = site.enquiryRetentionDays;
  const days = wholeNumber("RETENTION_DAYS", value || String(stated), 1, 36_500);
  if (days > stated)
    throw new ConfigError(
      `RETENTION_DAYS is "${days}"; the privacy page states ${stated} days, so it may be at most that.`,
    );
  return days;
}

function summaryTime(value: string): number | undefined {
  if (value === "off") return undefined;
  const [, hours = "", minutes = ""] = /^(\d\d):([0-5]\d)$/.exec(value) ?? [];
  if (!hours || Number(hours) > 23)
    throw new ConfigError(`SUMMARY_AT is "${value}"; expected off or a time such as 18:00.`);
  return Number(hours) * 60 + Number(minutes);
}

const list = (value = "") =>
  value
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);

function wholeNumber(name: string, value: string, least: number, most: number): number {
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < least || number > most)
    throw new ConfigError(
      `${name} is "${value}"; expected a whole number from ${least} to ${most}.`,
    );
  return number;
}

function oneOf(name: string, value: string, allowed: string[]): string {
  if (!allowed.includes(value))
    throw new ConfigError(`${name} is "${value}"; expected one of ${allowed.join(", ")}.`);
  return value;
}

/** The value may contain a password, so the message does not repeat it. */
function url(name: string, value: string, schemes: string[]): string {
  const parsed = URL.canParse(value) ? new URL(value) : undefined;
  if (!parsed?.host || !schemes.includes(parsed.protocol.slice(0, -1)))
    throw new ConfigError(
      `${name} is not a URL that begins with ${schemes[0]}:// and names a host.`,
    );
  return value;
}

/** Nodemailer would take options from a query, such as one that logs mail. */
function smtpUrl(value: string): string {
  if (value.includes("?"))
    throw new ConfigError("SMTP_URL has a query; write ? as %3F in a password.");
  return url("SMTP_URL", value, ["smtp", "smtps"]);
}

function address(name: string, value: string): string {
  const mailable = mailableAddress(value);
  if (!mailable) throw new ConfigError(`${name} is "${value}"; expected an e-mail address.`);
  return mailable;
}

function origin(value: string): string {
  const parsed = parseOrigin(value);
  if (!parsed)
    throw new ConfigError(
      `ALLOWED_ORIGINS holds "${value}"; expected origins such as https://laboratory.example, with commas between them.`,
    );
  return parsed;
}

const namedNetworks = ["loopback", "linklocal", "uniquelocal"];

function proxy(value: string): string {
  const [base = "", bits] = value.split("/");
  const version = isIP(base);
  const known =
    namedNetworks.includes(value) ||
    (version &&
      (bits === undefined ||
        (/^\d+$/.test(bits) && +bits > 0 && +bits <= (version === 4 ? 32 : 128))));
  if (!known)
    throw new ConfigError(
      `TRUST_PROXY holds "${value}"; expected off, or addresses such as 10.0.0.0/8 or loopback, with commas between them.`,
    );
  return value;
}
