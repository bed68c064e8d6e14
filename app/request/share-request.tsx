import { sharedRequestCopy as copy } from "#content/copy/request/request.ts";
import { clipboardCopy } from "#content/copy/frame/frame.ts";
import { pages } from "#content/copy/pages.ts";
import { todayInIndia } from "#derive/dates/calendar.ts";
import { OutlineButton } from "#app/ui/button/button.tsx";
import { useCopy } from "#app/ui/button/use-copy.tsx";
import type { Entry } from "./entries.ts";
import type { TestRequest } from "./request.ts";
import { requestFragment } from "./request-link.ts";
import { composeMessage } from "./request-message.ts";

/** Chat programs fold longer texts. */
const longestText = 1500;

interface ShareRequestProps {
  request: TestRequest;
  entries: readonly Entry[];
}

/** Opens the device's own way of sharing the request as words, with its link below them; where there is none, copies both. */
export function ShareRequest({ request, entries }: ShareRequestProps) {
  const [announcement, copyText] = useCopy(clipboardCopy);

  async function share() {
    const today = todayInIndia(new Date());
    const words = composeMessage("", entries, request, today, longestText).text;
    const fragment = await requestFragment(request);
    const address = fragment && `${location.origin}${pages.contact.path}${fragment}`;
    const text = `${words}\n\n${address || copy.tooLong}`;
    // A visitor who closes the device's dialog has not met an error.
    if ("share" in navigator)
      return navigator.share({ title: copy.title, text }).catch(() => undefined);
    return copyText(text);
  }

  return (
    <>
      <OutlineButton onClick={() => void share()}>{copy.share}</OutlineButton>
      {announcement}
    </>
  );
}
