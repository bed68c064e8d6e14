import type { HealthCheck } from "../../enquiries/store/health.ts";
import { alignedText } from "../../mail/enquiry-mail.ts";

export interface Finding {
  /** `bad` loses enquiries or publishes what is not true, `warn` should be looked at. */
  state: "ok" | "warn" | "bad";
  check: string;
  found: string;
  todo?: string;
}

const finding = (state: "warn" | "bad") => (check: string, found: string, todo: string) =>
  ({ state, check, found, todo }) as Finding;

export const ok = (check: string, found: string): Finding => ({ state: "ok", check, found });
export const warn = finding("warn");
export const bad = finding("bad");

export const asFinding = ({ isGood, check, found, todo }: HealthCheck): Finding =>
  isGood ? ok(check, found) : bad(check, found, todo);

export const findingsTable = (findings: readonly Finding[]): string =>
  alignedText(
    findings.flatMap(({ state, check, found, todo }) => [
      [state === "bad" ? "BAD" : state, check, found],
      ...(todo ? [["", "", `→ ${todo}`]] : []),
    ]),
  );
