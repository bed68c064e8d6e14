import { useMemo, useState, useSyncExternalStore } from "react";
import { requestCopy as copy } from "#content/copy/request/request.ts";
import { todayInIndia } from "#derive/dates/calendar.ts";
import { orLog } from "#app/browser/or-log.ts";
import { requestEntries } from "#app/request/entries.ts";
import { loadCatalogue } from "#app/request/load-catalogue.ts";
import { requestStore } from "#app/request/request-store.ts";
import { type ComposedMessage, composeMessage } from "#app/request/request-message.ts";
import { useEntries, useRequest } from "#app/request/use-request.ts";
import { MessageText } from "./message-text.tsx";
import styles from "./request.module.css";

/** The message that would be sent, made of the visitor's words and the request as it is. */
export function WhatYouSend() {
  const words = useWords();
  const request = useRequest();
  const { entries } = useEntries(request);
  const [today] = useState(() => todayInIndia(new Date()));
  const { text, left, sent } = useMemo(
    () => composeMessage(words, entries, request, today),
    [words, entries, request, today],
  );
  return (
    <div>
      <MessageText label={copy.whatYouSend} note={copy.entries(entries.length)} text={text} />
      {left > 0 && (
        <p className={styles.notice}>{sent.items.length > 0 ? copy.tooLong(left) : copy.noRoom}</p>
      )}
    </div>
  );
}

/** The message of the words and the request as it is when they are sent. */
export async function composeCurrent(words: string): Promise<ComposedMessage> {
  // Without the catalogue, entries are named after their ids.
  const catalogue = await loadCatalogue().catch(orLog(undefined));
  const request = requestStore.current();
  const entries = requestEntries(request, catalogue);
  return composeMessage(words, entries, request, todayInIndia(new Date()));
}

/** What is in the message field of the page's form, as it is typed. */
const useWords = (): string => useSyncExternalStore(subscribe, words, () => "");

function subscribe(onInput: () => void) {
  addEventListener("input", onInput);
  return () => removeEventListener("input", onInput);
}

const words = () =>
  document.querySelector<HTMLTextAreaElement>("form textarea[name=message]")?.value ?? "";
