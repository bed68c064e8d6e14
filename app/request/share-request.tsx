import { useState } from "react";
import { sharedRequestCopy as copy } from "#content/copy/request/request.ts";
import { clipboardCopy } from "#content/copy/frame/frame.ts";
import { pages } from "#content/copy/pages.ts";
import type { CalendarDate } from "#derive/dates/calendar.ts";
import { laboratory, whatsappUrl } from "#derive/laboratory.ts";
import { TextButton } from "#app/ui/button/button.tsx";
import { useCopy } from "#app/ui/button/use-copy.tsx";
import type { Entry } from "./entries.ts";
import type { TestRequest } from "./request.ts";
import { requestFragment } from "./request-link.ts";
import { composeMessage } from "./request-message.ts";

/** Chat programs fold longer texts. */
const longestText = 1500;

const inNewTab = { target: "_blank", rel: "noopener noreferrer" };

interface ShareRequestProps {
  request: TestRequest;
  entries: readonly Entry[];
  today: CalendarDate;
}

/** Opens the device's own way of sharing the request as words, with its link below them; where there is none, copies the link. */
export function ShareRequest({ request, entries, today }: ShareRequestProps) {
  const [announcement, copyText] = useCopy();
  const [link, setLink] = useState("");
  const words = composeMessage("", entries, request, today, longestText).text;

  async function share() {
    const fragment = await requestFragment(request);
    const address = fragment && `${location.origin}${pages.contact.path}${fragment}`;
    const text = `${words}\n\n${address || copy.tooLong}`;
    // A visitor who closes the device's dialog has not met an error.
    if (Reflect.has(navigator, "share"))
      return navigator.share({ title: copy.title, text }).catch(() => undefined);
    const shared = address || text;
    const copied = address ? copy.copied : clipboardCopy.copied;
    const isCopied = await copyText(shared, { copied, notCopied: copy.notCopied });
    setLink(isCopied ? "" : shared);
  }

  return (
    <>
      <TextButton onClick={() => void share()}>{copy.share}</TextButton>
      {laboratory.whatsapp && (
        <a className="target" href={whatsappUrl(laboratory.whatsapp, words)} {...inNewTab}>
          {copy.whatsapp}
        </a>
      )}
      {announcement}
      {link && <input className="box" readOnly aria-label={copy.share} value={link} />}
    </>
  );
}
