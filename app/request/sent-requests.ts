import { deviceStorage } from "#app/browser/storage.ts";
import type { CalendarDate } from "#derive/dates/calendar.ts";
import { isDate } from "./limits.ts";
import { parseRequest, type TestRequest } from "./request.ts";

/** A request that was sent from this device; name, e-mail and phone are not part of it. */
export interface SentRequest {
  readonly day: CalendarDate;
  /** Absent if another backend than ours accepted it. */
  readonly reference?: string | undefined;
  readonly request: TestRequest;
}

const key = "sent-requests";
const most = 3;

/** The latest first. */
export function sentRequests(): SentRequest[] {
  try {
    const stored: unknown = JSON.parse(deviceStorage.read(key) ?? "[]");
    return Array.isArray(stored) ? stored.slice(0, most).flatMap(parseSent) : [];
  } catch {
    return [];
  }
}

export const rememberSent = (sent: SentRequest) =>
  deviceStorage.write(key, JSON.stringify([sent, ...sentRequests()].slice(0, most)));

export const forgetSent = () => deviceStorage.remove(key);

/** The same entries and castings once more: when they are cast, taken and needed is new. */
export function sameAgain({ items, castings, neededBy: _past, ...rest }: TestRequest): TestRequest {
  return {
    ...rest,
    items: items.map(({ date: _taken, ...item }) => item),
    castings: castings.map((casting) => ({ ...casting, castOn: "" })),
  };
}

function parseSent(given: unknown): SentRequest[] {
  const { day, reference, request }: Record<string, unknown> = Object(given);
  const parsed = parseRequest(JSON.stringify(request) ?? "")?.request;
  if (!isDate(day) || !parsed?.items.length) return [];
  return [
    { day, reference: typeof reference === "string" ? reference : undefined, request: parsed },
  ];
}
