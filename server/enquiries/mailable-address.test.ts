import { expect, test } from "vitest";
import { mailableAddress } from "./mailable-address.ts";

test.each([
  ["engineer@site.example", "engineer@site.example"],
  ["post@bücher.in", "post@xn--bcher-kva.in"],
  ["ü@bücher.in", undefined],
  ["ü@site.example", undefined],
  ["a@b.example,c@d.example", undefined],
  ["a@b.example\r\nBcc: c@d.example", undefined],
])("%j can be mailed to as %j", (email, address) => {
  expect(mailableAddress(email)).toBe(address);
});
