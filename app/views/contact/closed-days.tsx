import { contactDetailsCopy as copy } from "#content/copy/enquiry/contact.ts";
import type { ContactPage } from "#derive/pages/contact-page.ts";

/** Those to come; until-date.element.ts hides the others. */
export const ClosedDays = ({ days }: { days: ContactPage["closedDays"] }) =>
  days.length > 0 && (
    <until-date data-until={days.at(-1)!.on} data-print="hidden">
      <details>
        <summary className="target">{copy.closedDays}</summary>
        {days.map(({ on, text }) => (
          <until-date key={text} data-until={on}>
            <p className="note">{text}</p>
          </until-date>
        ))}
      </details>
    </until-date>
  );
