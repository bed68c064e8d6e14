/** `bad` loses enquiries or publishes what is not true, `warn` should be looked at. */
export type State = "ok" | "warn" | "bad";

/** What one check found, and what to do about it. */
export interface Finding {
  state: State;
  check: string;
  found: string;
  todo?: string;
}

export const ok = (check: string, found: string): Finding => ({ state: "ok", check, found });
export const warn = (check: string, found: string, todo: string): Finding => ({
  state: "warn",
  check,
  found,
  todo,
});
export const bad = (check: string, found: string, todo: string): Finding => ({
  state: "bad",
  check,
  found,
  todo,
});
