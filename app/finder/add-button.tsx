import { yourRequestCopy } from "#content/copy/request/your-request.ts";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./add-button.module.css";

interface AddButtonProps {
  test: string;
  isAdded: boolean;
  onPress: () => void;
  /** Beside an option: the focus stays in the field, which has a key for this. */
  besideOption?: boolean;
}

export function AddButton({ test, isAdded, onPress, besideOption }: AddButtonProps) {
  return (
    <button
      type="button"
      tabIndex={besideOption ? -1 : undefined}
      className={`box ${styles.add}`}
      aria-label={(isAdded ? yourRequestCopy.remove : yourRequestCopy.add)(test)}
      onClick={onPress}
    >
      {isAdded && <Icon name="check" />} {isAdded ? yourRequestCopy.added : yourRequestCopy.toAdd}
    </button>
  );
}
