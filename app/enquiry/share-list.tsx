import { sharedListCopy as copy } from "#content/copy/request/request.ts";
import { clipboardCopy } from "#content/copy/frame/frame.ts";
import { pages } from "#content/copy/pages.ts";
import { todayInIndia } from "#derive/dates/calendar.ts";
import { OutlineButton } from "#app/ui/button/button.tsx";
import { useCopied } from "#app/ui/copy-button/use-copied.tsx";
import type { Entry } from "#app/request/entries.ts";
import type { TestRequest } from "#app/request/request.ts";
import { requestFragment } from "#app/request/request-link.ts";
import { composeMessage } from "#app/request/request-message.ts";

/** The address that opens this list in another browser; empty where no link can hold it. */
export async function requestAddress(request: TestRequest): Promise<string> {
  const fragment = await requestFragment(request);
  return fragment && `${location.origin}${pages.contact.path}${fragment}`;
}

/** Chat programs fold longer texts. */
const longestText = 1500;

const canShare = () => "share" in navigator;

interface ShareListProps {
  request: TestRequest;
  entries: readonly Entry[];
  label?: string;
}

/** Opens the device's own way of sharing the list as words, with its link below them; where there is none, copies both. */
export function ShareList({ request, entries, label = copy.share }: ShareListProps) {
  const [announcement, announce] = useCopied(clipboardCopy);

  async function share() {
    const today = todayInIndia(new Date());
    const words = composeMessage("", entries, request, today, longestText).text;
    const address = await requestAddress(request);
    const text = [words, address || copy.tooLong].join("\n\n");
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
