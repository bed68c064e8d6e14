import { type ComponentProps, useState } from "react";
import { InputField } from "./field.tsx";

interface CheckedFieldProps extends Omit<ComponentProps<typeof InputField>, "value" | "onChange"> {
  value: string;
  check: (typed: string) => string | undefined;
  /** Called with what is accepted; the value before stays where it is not. */
  onChange: (accepted: string) => void;
}

/** A field that shows what is typed, says why it is refused, and hands on only what is accepted. */
export function CheckedField({ value, check, onChange, error, ...input }: CheckedFieldProps) {
  const [typed, setTyped] = useState<string>();
  const problem = check(typed ?? value);
  return (
    <InputField
      {...input}
      value={typed ?? value}
      error={problem ?? error}
      onChange={({ target }) => {
        setTyped(target.value);
        if (!check(target.value)) onChange(target.value);
      }}
      onBlur={() => {
        if (!problem) setTyped(undefined);
      }}
    />
  );
}
