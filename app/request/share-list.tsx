import { sharedListCopy as copy } from "#content/copy/request.ts";
import { clipboardCopy } from "#content/copy/clipboard.ts";
import { pages } from "#content/copy/pages.ts";
import { ShareButton } from "#app/ui/share-button/share-button.tsx";
import type { Request } from "./request.ts";
import { requestFragment } from "./request-link.ts";

/** The address that opens this list in another browser. */
export const requestAddress = async (request: Request): Promise<string> =>
  `${location.origin}${pages.contact.path}${await requestFragment(request)}`;

/** Sends or copies a link that holds the list. */
export const ShareList = ({ request }: { request: Request }) => (
  <ShareButton
    title={copy.title}
    address={() => requestAddress(request)}
    labels={{ ...clipboardCopy, share: copy.share }}
  />
);
