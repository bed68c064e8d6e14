import { domainToASCII } from "node:url";
import { isPlainAddress } from "./plain-address.ts";

/** The address as every mail server accepts it: ASCII, its domain IDNA-encoded; undefined if it has no such form. */
export function mailableAddress(email: string): string | undefined {
  if (!isPlainAddress(email)) return undefined;
  if (isAscii(email)) return email;
  const [localPart = "", domain = ""] = email.split("@");
  const asciiDomain = domainToASCII(domain);
  return isAscii(localPart) && asciiDomain ? `${localPart}@${asciiDomain}` : undefined;
}

const isAscii = (text: string) => /^[\x20-\x7e]*$/.test(text);
