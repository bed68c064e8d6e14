import { useMemo } from "react";
import { yourRequestCopy as copy } from "#content/copy/request/your-request.ts";
import { setInsteadOf } from "./set-with.ts";
import { useRequest } from "../use-request.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useResolved } from "#app/ui/use-resolved.ts";
import styles from "./add-button.module.css";

interface AddButtonProps {
  test: { id: string; name: string };
  onPress: () => void;
  /** Beside an option: the focus stays in the field, which has a key for this. */
  besideOption?: boolean;
}

export function AddButton({ test: { id, name }, onPress, besideOption }: AddButtonProps) {
  const request = useRequest();
  const isAdded = request.items.some((item) => item.id === id);
  const set = useResolved(useMemo(() => setInsteadOf(id, request), [id, request]));
  return (
    <button
      type="button"
      tabIndex={besideOption ? -1 : undefined}
      className={`box ${styles.add}`}
      aria-disabled={set !== undefined}
      aria-label={copy.buttonName(name, isAdded, set)}
      onClick={set ? undefined : onPress}
    >
      {isAdded && <Icon name="check" />} {copy.buttonText(isAdded, set)}
    </button>
  );
}
