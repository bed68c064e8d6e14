import { type Enquiry, readEnquiry } from "#contract/enquiry.ts";
import { visit } from "#app/browser/history.ts";
import { parseRequest, type TestRequest } from "#app/request/request.ts";

/** What the thanks show; it is in the history entry alone. */
export interface SentEnquiry {
  enquiry: Enquiry;
  reference?: string | undefined;
  request: TestRequest;
}

/** What a history entry of the contact page holds, so that Back and a reload show it again. */
export interface ContactState {
  sent?: SentEnquiry;
  opening?: string;
  startsRequest?: boolean;
}

export const goTo = (id: string, state: ContactState, options?: { replace: boolean }) =>
  visit(id, state, options);

/** The state of a history entry, which an earlier version of the site may have written. */
export function readContactState(state: unknown): ContactState {
  const { sent, opening, startsRequest }: Record<string, unknown> = Object(state);
  const { enquiry, reference, request }: Record<string, unknown> = Object(sent);
  const parsed = parseRequest(JSON.stringify(request) ?? "");
  return {
    ...(parsed && {
      sent: {
        enquiry: readEnquiry(enquiry),
        reference: typeof reference === "string" ? reference : undefined,
        request: parsed.request,
      },
    }),
    ...(typeof opening === "string" && { opening }),
    startsRequest: startsRequest === true,
  };
}
