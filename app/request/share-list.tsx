import { useState } from "react";
import { sharedListCopy as copy } from "#content/copy/request.ts";
import { clipboardCopy } from "#content/copy/clipboard.ts";
import { pages } from "#content/copy/pages.ts";
import { OutlineButton } from "#app/ui/button/button.tsx";
import styles from "#app/ui/copy-button/copy-button.module.css";
import type { TestRequest } from "./request.ts";
import { requestFragment } from "./request-link.ts";

/** The address that opens this list in another browser; empty where no link can hold it. */
export async function requestAddress(request: TestRequest): Promise<string> {
  const fragment = await requestFragment(request);
  return fragment && `${location.origin}${pages.contact.path}${fragment}`;
}

const canShare = () => "share" in navigator;

/** Opens the device's own way of sharing a link that holds the list; where there is none, copies it. */
export function ShareList({ request }: { request: TestRequest }) {
  const [status, setStatus] = useState("");

  async function share() {
    const url = await requestAddress(request);
    if (!url) return setStatus(copy.tooLong);
    // A visitor who closes the device's dialog has not met an error.
    if (canShare()) return navigator.share({ title: copy.title, url }).catch(() => undefined);
    return navigator.clipboard.writeText(url).then(
      () => setStatus(clipboardCopy.copied),
      () => setStatus(clipboardCopy.notCopied),
    );
  }

  return (
    <>
      <OutlineButton onClick={() => void share()}>{copy.share}</OutlineButton>
      <span role="status" className={styles.status}>
        {status}
      </span>
    </>
  );
}
