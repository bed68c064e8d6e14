import { useId, useState } from "react";
import { sentRequestsCopy as copy } from "#content/copy/request/request.ts";
import { yourRequestCopy } from "#content/copy/request/your-request.ts";
import { type CalendarDate, todayInIndia } from "#derive/dates/calendar.ts";
import { formatRecent } from "#derive/dates/format-date.ts";
import {
  forgetSent,
  sameAgain,
  type SentRequest,
  sentRequests,
} from "#app/request/sent-requests.ts";
import { countsOf } from "#app/request/entries.ts";
import type { TestRequest } from "#app/request/request.ts";
import { useEntries } from "#app/request/use-request.ts";
import { requestStore } from "#app/request/request-store.ts";
import { TextButton } from "#app/ui/button/button.tsx";
import { goTo } from "../contact-state.ts";

/** What was sent from this device, while the list is empty. */
export function SentRequests() {
  const [sent, setSent] = useState(sentRequests);
  const [today] = useState(() => todayInIndia(new Date()));
  const headingId = useId();
  if (sent.length === 0) return null;

  function forget() {
    forgetSent();
    setSent([]);
  }

  return (
    <section aria-labelledby={headingId} className="stack">
      <h3 id={headingId}>{copy.heading}</h3>
      {sent.map((one) => (
        <p key={`${one.day} ${one.reference}`} className="row">
          <SentLine {...one} today={today} />
          <TextButton onClick={() => fillIn(sameAgain(one.request))}>{copy.use}</TextButton>
          <TextButton onClick={() => fillIn(one.request, copy.changing(one.reference))}>
            {copy.change}
          </TextButton>
        </p>
      ))}
      <TextButton onClick={forget}>{copy.forget}</TextButton>
    </section>
  );
}

function SentLine({ day, reference, request, today }: SentRequest & { today: CalendarDate }) {
  const contents = [...countsOf(useEntries(request).entries), request.project].filter(Boolean);
  return <span>{copy.sent(formatRecent(day, today), reference, contents.join(", "))}</span>;
}

/** Castings of the planner that were not sent stay. */
function fillIn(request: TestRequest, opening?: string) {
  requestStore.change(({ castings }) => ({
    ...request,
    castings: [...castings, ...request.castings],
  }));
  goTo(yourRequestCopy.regionId, { startsRequest: true, ...(opening && { opening }) });
}
