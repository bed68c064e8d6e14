export const telephoneUrl = (phone: string) => `tel:${phone.replaceAll(" ", "")}`;

/** Links that call or write to the laboratory. */
export function PhoneLink({ phone }: { phone: string }) {
  return <a href={telephoneUrl(phone)}>{phone}</a>;
}

export function EmailLink({ email }: { email: string }) {
  return <a href={`mailto:${email}`}>{email}</a>;
}
