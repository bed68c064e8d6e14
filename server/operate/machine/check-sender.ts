import { Resolver } from "node:dns/promises";
import type { Config } from "../../config.ts";
import { bad, good, type HealthCheck } from "../../enquiries/store/health.ts";

/** The records by which inboxes tell our mail from mail that others send in our name. */
export async function checkSender(
  { mailFrom, dkimSelector }: Config,
  dnsServer?: string,
): Promise<HealthCheck[]> {
  const domain = mailFrom.split("@")[1]!;
  const resolver = new Resolver({ timeout: 3000, tries: 2 });
  if (dnsServer) resolver.setServers([dnsServer]);
  async function textsAt(name: string, expected: RegExp): Promise<string[]> {
    const records = await resolver.resolveTxt(name).catch((error: NodeJS.ErrnoException) => {
      if (/^(ENODATA|ENOTFOUND)$/.test(error.code ?? "")) return [];
      throw error;
    });
    return records.map((parts) => parts.join("")).filter((text) => expected.test(text));
  }

  async function spf() {
    const found = await textsAt(domain, /^v=spf1( |$)/i);
    if (found.length === 1) return good("SPF", `${domain}: ${found[0]}`);
    const record = `${domain} TXT "v=spf1 include:NAME-OF-THE-MAIL-PROVIDER ~all"`;
    return found.length
      ? bad("SPF", `${domain} has ${found.length} records, so none counts`, "leave one of them")
      : bad("SPF", `${domain} does not say which servers send its mail`, `add ${record}`);
  }

  async function dkim() {
    if (!dkimSelector)
      return bad("DKIM", "is not checked", "set DKIM_SELECTOR, which the mail provider names");
    const name = `${dkimSelector}._domainkey.${domain}`;
    const [found] = await textsAt(name, /(^|;)\s*p=\s*\w/i);
    return found
      ? good("DKIM", `${name} has a key`)
      : bad(
          "DKIM",
          `${name} has no key, so no signature can be checked`,
          `add ${name} TXT "v=DKIM1; k=rsa; p=KEY-OF-THE-MAIL-PROVIDER"`,
        );
  }

  async function dmarc() {
    // A domain without a record has that of the one above it.
    for (let name = domain; name.includes("."); name = name.slice(name.indexOf(".") + 1)) {
      const [found] = await textsAt(`_dmarc.${name}`, /^v=DMARC1\s*;/i);
      if (found) return good("DMARC", `_dmarc.${name}: ${found}`);
    }
    const record = `_dmarc.${domain} TXT "v=DMARC1; p=none; rua=mailto:${mailFrom}"`;
    const found = `${domain} does not say what becomes of mail that is not its own`;
    return bad("DMARC", found, `add ${record}`);
  }

  try {
    return await Promise.all([spf(), dkim(), dmarc()]);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const found = `the records of ${domain} cannot be looked up (${code})`;
    return [bad("Sender", found, "check the network and /etc/resolv.conf")];
  }
}
