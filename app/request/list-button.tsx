import { enquiryListCopy } from "#content/copy/enquiry-list.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { requestList } from "./request-list.ts";
import { useRequestedIds } from "./use-request.ts";
import styles from "./list-button.module.css";

interface ListButtonProps {
  id: string;
  name: string;
}

/** Adds a test to the enquiry list or removes it; left out of the document, where it would do nothing. */
export function ListButton({ id, name }: ListButtonProps) {
  const chosen = useRequestedIds().includes(id);
  if (!useHydrated()) return null;
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={chosen ? enquiryListCopy.remove(name) : enquiryListCopy.add(name)}
      data-chosen={chosen || undefined}
      onClick={() => (chosen ? requestList.remove(id) : requestList.add(id))}
    >
      <Icon name={chosen ? "check" : "plus"} />
    </button>
  );
}
