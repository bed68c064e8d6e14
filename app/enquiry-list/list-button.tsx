import { enquiryListCopy } from "#content/copy/enquiry-list.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { enquiryList } from "./enquiry-list.ts";
import { useEnquiryList } from "./use-enquiry-list.ts";
import styles from "./list-button.module.css";

interface ListButtonProps {
  id: string;
  name: string;
}

/** Adds a test to the enquiry list or removes it; left out of the document, where it would do nothing. */
export function ListButton({ id, name }: ListButtonProps) {
  const chosen = useEnquiryList().includes(id);
  if (!useHydrated()) return null;
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={chosen ? enquiryListCopy.remove(name) : enquiryListCopy.add(name)}
      data-chosen={chosen || undefined}
      onClick={() => (chosen ? enquiryList.remove(id) : enquiryList.add(id))}
    >
      <Icon name={chosen ? "check" : "plus"} />
    </button>
  );
}
