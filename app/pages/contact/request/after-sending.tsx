import { useMemo } from "react";
import { afterSendingCopy as copy } from "#content/copy/after-sending.ts";
import { requestFormPage } from "#content/copy/pages.ts";
import { StepList } from "#app/blocks/steps.tsx";
import { countsOf } from "#app/request/entries.ts";
import type { Request } from "#app/request/request.ts";
import { requestFragment } from "#app/request/request-link.ts";
import { requestList } from "#app/request/request-list.ts";
import { useEntries } from "#app/request/use-entries.ts";
import { useRequestedIds } from "#app/request/use-request.ts";
import { Button, OutlineButton } from "#app/ui/button/button.tsx";
import { ButtonLink } from "#app/ui/button/button-link.tsx";
import { CopyButton } from "#app/ui/copy-button/copy-button.tsx";
import { useResolved } from "#app/ui/use-resolved.ts";
import { withRemoved } from "./request-entries.tsx";
import styles from "./after-sending.module.css";

export interface AfterSendingProps {
  /** What was sent. */
  request: Request;
  reference: string | undefined;
  /** Brings the form back. */
  onAgain: () => void;
}

/** After the thanks: what happens next, the form to print, and the list again. */
export function AfterSending({ request, reference, onAgain }: AfterSendingProps) {
  const { entries } = useEntries(request);
  // The form needs what was sent, which has left the list.
  const fragment = useResolved(
    useMemo(() => requestFragment(request, reference), [request, reference]),
  );
  const hadList = request.items.length > 0;
  const left = useRequestedIds().length;
  const next = left ? copy.sendLeft(left) : copy.startNew;

  function restore() {
    requestList.change(({ items }) => ({ ...request, items: withRemoved(items, request.items) }));
    onAgain();
  }

  return (
    <div className={styles.after}>
      {reference && (
        <p>
          <CopyButton text={reference} label={copy.copy} results={copy}>
            {copy.copy}
          </CopyButton>
        </p>
      )}
      <h2>{copy.heading}</h2>
      <StepList steps={copy.steps} />
      <div className={styles.actions}>
        {hadList && (
          <ButtonLink to={requestFormPage.path + (fragment ?? "")}>{copy.form}</ButtonLink>
        )}
        <OutlineButton onClick={onAgain}>{hadList ? next : copy.another}</OutlineButton>
        {hadList && <Button onClick={restore}>{copy.restore}</Button>}
      </div>
      {entries.length > 0 && (
        <details>
          <summary>{copy.asked(countsOf(entries).join(", "))}</summary>
          <ul>
            {entries.map(({ item, name }) => (
              <li key={item.id}>{name}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
