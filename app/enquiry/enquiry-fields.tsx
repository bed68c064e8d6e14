import type { ReactNode } from "react";
import {
  type Enquiry,
  type EnquiryErrors,
  type EnquiryField,
  honeypotField,
  messageRequired,
} from "#contract/enquiry.ts";
import { enquiryCopy as copy } from "#content/copy/enquiry/enquiry-form.ts";
import { laboratory } from "#derive/laboratory.ts";
import { Field, type FieldWiring, InputField } from "#app/ui/field/field.tsx";

interface EnquiryFieldsProps {
  errors: EnquiryErrors;
  /** What the document holds; without scripts the server fills in values and states. */
  typed?: Partial<Enquiry>;
  invalid?: Record<EnquiryField, FieldWiring["aria-invalid"]>;
  disabled?: boolean;
  phoneRemedy?: ReactNode;
  /** A browser that opens a link to the first field scrolls there and focuses it, also without scripts. */
  firstId?: string | undefined;
}

/** The four fields and a honeypot; none has a `maxLength`, which would silently cut text. */
export function EnquiryFields(props: EnquiryFieldsProps) {
  const { errors, typed, invalid, disabled, phoneRemedy, firstId } = props;
  const about = (field: EnquiryField) => ({ error: errors[field], invalid: invalid?.[field] });
  const control = (field: EnquiryField) => ({
    name: field,
    defaultValue: typed?.[field],
    disabled,
    required: true,
  });
  const common = (field: EnquiryField) => ({ ...about(field), ...control(field) });
  return (
    <>
      <InputField id={firstId} label={copy.name} {...common("name")} autoComplete="name" />
      <div className="grid">
        <InputField
          label={copy.email}
          {...common("email")}
          // Type "email" would trim spaces before validation.
          type="text"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={copy.emailExample}
        />
        <div className="stack">
          <InputField
            label={copy.phone}
            hint={copy.phoneHint}
            {...common("phone")}
            type="text"
            inputMode="numeric"
            autoComplete="tel-national"
          />
          {phoneRemedy}
        </div>
      </div>
      <Field label={copy.message} hint={messageHint(errors)} {...about("message")}>
        {(wiring) => <textarea {...wiring} {...control("message")} rows={5} />}
      </Field>
      <div className="visually-hidden" aria-hidden="true">
        <label>
          {copy.honeypot}
          <input name={honeypotField} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}

/** The other error is a message that is too long; pages without scripts do not know theirs. */
const messageHint = ({ message = messageRequired }: EnquiryErrors) =>
  message === messageRequired ? copy.paste : `${copy.paste} ${copy.orMail} ${laboratory.email}.`;
