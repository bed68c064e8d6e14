import { useId, useState } from "react";
import { sentRequestsCopy as copy } from "#content/copy/request/sent-requests.ts";
import { todayInIndia } from "#derive/dates/calendar.ts";
import { formatRecent } from "#derive/dates/format-date.ts";
import {
  forgetSent,
  sameAgain,
  type SentRequest,
  sentRequests,
} from "#app/request/sent-requests.ts";
import { requestStore } from "#app/request/request-store.ts";
import { TextButton } from "#app/ui/button/button.tsx";

export interface SentRequestsProps {
  /** Called after the list has been filled. */
  onUse: () => void;
  /** Called with the message that asks for a change. */
  onChange: (opening: string) => void;
}

/** What was sent from this device, while the list is empty. */
export function SentRequests({ onUse, onChange }: SentRequestsProps) {
  const [sent, setSent] = useState(sentRequests);
  const [today] = useState(() => todayInIndia(new Date()));
  const headingId = useId();
  if (sent.length === 0) return null;

  function fillAgain({ request }: SentRequest) {
    const again = sameAgain(request);
    // Castings of the planner that were not sent stay.
    requestStore.change(({ castings }) => ({
      ...again,
      castings: [...castings, ...again.castings],
    }));
    onUse();
  }

  function forget() {
    forgetSent();
    setSent([]);
  }

  return (
    <section aria-labelledby={headingId} className="stack">
      <h3 id={headingId}>{copy.heading}</h3>
      {sent.map((one) => (
        <p key={`${one.day} ${one.reference}`} className="row">
          {copy.sent(formatRecent(one.day, today), one.reference)}
          <TextButton onClick={() => fillAgain(one)}>{copy.use}</TextButton>
          <TextButton onClick={() => onChange(copy.changing(one.reference))}>
            {copy.change}
          </TextButton>
        </p>
      ))}
      <TextButton onClick={forget}>{copy.forget}</TextButton>
    </section>
  );
}
