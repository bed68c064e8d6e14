import { askedParameter, formId, pages } from "#content/copy/pages.ts";

/** In the place of a service, in the address of a message that asks about accreditation. */
export const scopeQuestion = "testing-scope";

/** The question whether a test is accredited, with its method. */
export const accreditedPath = (test: { name: string; methods?: readonly string[] | undefined }) => {
  const asked = [test.name, ...(test.methods ?? []).slice(0, 1)].join(", ");
  return `${pages.contact.path}/${scopeQuestion}?${askedParameter}=${encodeURIComponent(asked)}#${formId}`;
};
