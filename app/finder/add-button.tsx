import { resultsCopy } from "#content/copy/finder-results.ts";
import visuallyHidden from "#app/ui/visually-hidden.module.css";
import styles from "./add-button.module.css";

interface AddButtonProps {
  test: string;
  isAdded: boolean;
  onPress: () => void;
  /** Beside an option: the focus stays in the field, which has a key for this. */
  besideOption?: boolean;
}

/** Adds a test to the enquiry or removes it. */
export function AddButton({ test, isAdded, onPress, besideOption }: AddButtonProps) {
  return (
    <button
      type="button"
      tabIndex={besideOption ? -1 : undefined}
      className={styles.add}
      onMouseDown={(event) => {
        if (besideOption) event.preventDefault();
      }}
      onClick={onPress}
    >
      {isAdded ? resultsCopy.remove : resultsCopy.add}{" "}
      <span className={visuallyHidden.visuallyHidden}>{test} </span>
      {isAdded ? resultsCopy.fromEnquiry : resultsCopy.toEnquiry}
    </button>
  );
}
