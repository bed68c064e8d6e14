import { Resolver } from "node:dns/promises";
import type { Config } from "../../config.ts";
import { bad, good, type HealthCheck } from "../../enquiries/store/health.ts";

/** By these an inbox tells our mail from mail that others send in our name. */
function senderRecords({ mailFrom, dkimSelector }: Config) {
  const domain = mailFrom.split("@")[1]!;
  return [
    {
      check: "SPF",
      name: domain,
      form: /^v=spf1( |$)/i,
      missing: "does not say which servers send its mail",
      record: "v=spf1 include:NAME-FROM-THE-MAIL-PROVIDER ~all",
    },
    {
      check: "DKIM",
      name: `${dkimSelector}._domainkey.${domain}`,
      form: /(^|;)\s*p=[\w+/]/,
      missing: "has no key for the signature (DKIM_SELECTOR names another)",
      record: "v=DKIM1; k=rsa; p=KEY-FROM-THE-MAIL-PROVIDER",
    },
    {
      check: "DMARC",
      name: `_dmarc.${domain}`,
      form: /^v=DMARC1\s*;/i,
      missing: "does not say what becomes of mail without these two",
      record: `v=DMARC1; p=none; rua=mailto:${mailFrom}`,
    },
  ];
}

export async function checkSender(config: Config, dnsServer?: string): Promise<HealthCheck[]> {
  const resolver = new Resolver({ timeout: 3000, tries: 2 });
  if (dnsServer) resolver.setServers([dnsServer]);
  const checks = senderRecords(config).map(async ({ check, name, form, missing, record }) => {
    try {
      const texts = (await resolver.resolveTxt(name)).map((parts) => parts.join(""));
      const found = texts.filter((text) => form.test(text));
      if (found.length === 1) return good(check, `${name}: ${found[0]}`);
      if (found.length) return bad(check, `${name} has several, so none counts`, "leave one");
    } catch (error) {
      const { code = "" } = error as NodeJS.ErrnoException;
      if (!/^(ENODATA|ENOTFOUND)$/.test(code))
        return bad(check, `${name} cannot be looked up (${code})`, "check /etc/resolv.conf");
    }
    return bad(check, `${name} ${missing}`, `add to its DNS: ${name} TXT "${record}"`);
  });
  return Promise.all(checks);
}
