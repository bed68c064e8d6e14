import { sharedRequestCopy as copy } from "#content/copy/request/request.ts";
import { clipboardCopy } from "#content/copy/frame/frame.ts";
import { pages } from "#content/copy/pages.ts";
import { printedText } from "#derive/catalogue/quantity.ts";
import { todayInIndia } from "#derive/dates/calendar.ts";
import { OutlineButton } from "#app/ui/button/button.tsx";
import { useCopied } from "#app/ui/copy-button/use-copied.tsx";
import type { Entry } from "#app/request/entries.ts";
import type { TestRequest } from "#app/request/request.ts";
import { requestFragment } from "#app/request/request-link.ts";
import { composeMessage } from "#app/request/request-message.ts";

/** The address that opens this request in another browser; empty where no link can hold it. */
export async function requestAddress(request: TestRequest): Promise<string> {
  const fragment = await requestFragment(request);
  return fragment && `${location.origin}${pages.contact.path}${fragment}`;
}

/** Chat programs fold longer texts. */
const longestText = 1500;

/** The amounts of a long request are behind its link. */
const longestBring = 600;

function bringText(entries: readonly Entry[]): string {
  const lines = entries.flatMap(({ name, sample }) =>
    sample ? [`${name}: ${printedText(sample)}`] : [],
  );
  const text = [copy.bring, ...lines].join("\n");
  return lines.length > 0 && text.length <= longestBring ? text : "";
}

const canShare = () => "share" in navigator;

interface ShareRequestProps {
  request: TestRequest;
  entries: readonly Entry[];
  label?: string;
}

/** Opens the device's own way of sharing the request as words, with its link below them; where there is none, copies both. */
export function ShareRequest({ request, entries, label = copy.share }: ShareRequestProps) {
  const [announcement, announce] = useCopied(clipboardCopy);

  async function share() {
    const today = todayInIndia(new Date());
    const bring = bringText(entries);
    const room = longestText - bring.length;
    const words = composeMessage("", entries, request, today, room).text;
    const address = await requestAddress(request);
    const text = [words, bring, address || copy.tooLong].filter(Boolean).join("\n\n");
    // A visitor who closes the device's dialog has not met an error.
    if (canShare()) return navigator.share({ title: copy.title, text }).catch(() => undefined);
    return announce(navigator.clipboard.writeText(text));
  }

  return (
    <>
      <OutlineButton onClick={() => void share()}>{label}</OutlineButton>
      {announcement}
    </>
  );
}
