import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { enquiryListCopy } from "#content/copy/enquiry-list.ts";
import { sharedListCopy as copy } from "#content/copy/request.ts";
import { countsOf, requestEntries } from "#app/request/entries.ts";
import { loadCatalogue } from "#app/request/load-catalogue.ts";
import type { Request } from "#app/request/request.ts";
import { requestInFragment } from "#app/request/request-link.ts";
import { requestList } from "#app/request/request-list.ts";
import { Button, TextButton } from "#app/ui/button/button.tsx";
import styles from "./request-part.module.css";

interface Question {
  readonly shared: Request;
  readonly text: string;
}

/** The list that the address holds becomes the visitor's; another list is replaced only if the visitor says so. */
export function SharedList() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [question, setQuestion] = useState<Question | "unreadable">();
  // The fragment has been read, and a reload must not ask again.
  const leave = () => void navigate({ hash: enquiryListCopy.regionId }, { replace: true });

  function replace(shared: Request) {
    requestList.change(() => shared);
    leave();
  }

  useEffect(() => {
    let current = true;
    void requestInFragment(hash).then(async (shared) => {
      const own = requestList.current();
      if (!shared) return setQuestion("unreadable");
      if (own.items.length === 0) return replace(shared);
      if (JSON.stringify(own) === JSON.stringify(shared)) return leave();
      const catalogue = await loadCatalogue().catch(() => undefined);
      const counts = (request: Request) => countsOf(requestEntries(request, catalogue)).join(", ");
      if (current) setQuestion({ shared, text: copy.replaces(counts(shared), counts(own)) });
    });
    return () => {
      current = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- each address is read once.
  }, [hash]);

  if (!question) return null;
  if (question === "unreadable")
    return (
      <p role="alert" className={styles.notice}>
        {copy.unreadable}
      </p>
    );
  return (
    <section className={styles.notice} aria-label={copy.heading}>
      <p role="alert">{question.text}</p>
      <Button onClick={() => replace(question.shared)}>{copy.replace}</Button>
      <TextButton onClick={leave}>{copy.keep}</TextButton>
    </section>
  );
}
