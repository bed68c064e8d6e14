import { formerAddresses } from "#content/former-addresses.ts";
import { pages } from "#content/copy/pages.ts";
import { standardPath } from "../standards/paths.ts";
import { standardAddress, standardPages } from "../standards/standards-in-use.ts";
import { standardsRegister } from "../standards/standards-register.ts";

/** Standards without a page of their own, those too that no test cites any more, and pages that are gone. */
export function redirects(): Record<string, string> {
  const withPage = new Set(standardPages.map(({ number }) => number));
  const others = standardsRegister().filter(({ number }) => !withPage.has(number));
  return {
    ...Object.fromEntries(
      others.map(({ number }) => [
        standardPath(number),
        standardAddress(number) ?? pages.standards.path,
      ]),
    ),
    ...formerAddresses,
  };
}
