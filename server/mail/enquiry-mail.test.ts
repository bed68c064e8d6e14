import { getAttribute, getTextContent } from "@parse5/tools";
import { createTransport } from "nodemailer";
import { expect, test } from "vitest";
import { dayMs } from "#content/time.ts";
import { site } from "#content/site.ts";
import { elementsNamed, parseDocument } from "#publish/html.ts";
import { addresses, aMailJob as job, complete, noon } from "../testing/enquiries.ts";
import { asMessage, enquiryMail, type Mail } from "./enquiry-mail.ts";

async function composed(mail: Mail): Promise<string> {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  const { message } = await composer.sendMail(asMessage(mail));
  return (message as Buffer).toString();
}

const headersOf = async (mail: Mail) => (await composed(mail)).split("\r\n\r\n")[0]!;

function decoded(headers: string, name: string): string {
  const unfolded = headers.replaceAll(/\r?\n\s/g, " ");
  const [, value = ""] = new RegExp(`^${name}: (.*)$`, "m").exec(unfolded) ?? [];
  return value
    .replaceAll("?= =?UTF-8?Q?", "")
    .replaceAll(/=\?UTF-8\?Q\?(.*?)\?=/g, (_all, word) =>
      decodeURIComponent(word.replaceAll("_", " ").replaceAll("=", "%")).replaceAll("\u2060", ""),
    );
}

test("the laboratory gets everything, and a reply goes to the visitor", async () => {
  const mail = enquiryMail(job(), addresses);
  for (const value of Object.values(complete)) {
    expect(mail.text).toContain(value);
    expect(mail.html).toContain(value);
  }
  expect(mail.text).toContain("K7MX-4XR2");
  const headers = await headersOf(mail);
  expect(headers).toContain(`From: "${complete.name} (website)" <${addresses.from}>`);
  expect(headers).toContain(`Reply-To: ${complete.name} <${complete.email}>`);
  expect(headers).toContain("Message-ID: <K7MX-4XR2-laboratory-1@laboratory.example>");
});

test("a clerk sees who asks about what, calls with a press, and finds earlier enquiries", () => {
  const earlier = [{ ...job().enquiry, id: "PURU-FJBX", receivedAt: noon - dayMs }];
  const mail = enquiryMail(
    { ...job({ message: "Request for 2 tests: Liquid limit\n\n1. CBR" }), earlier },
    { ...addresses, to: ["desk@laboratory.example", "soil@laboratory.example"] },
  );
  expect(mail.to).toHaveLength(2);
  expect(mail.subject).toBe("K7MX-4XR2 Site engineer: Request for 2 tests: Liquid limit");
  expect(mail.html).toContain('<a href="tel:+919876543210">9876543210</a>');
  expect(mail.text).toMatch(/^Earlier +PURU-FJBX, 2026-11-15: Ten cubes for 28-day strength\.$/m);
});

/** The text part as a mail program shows it. */
async function textPartOf(mail: Mail): Promise<string> {
  const [, part = ""] = (await composed(mail)).split("Content-Type: text/plain");
  const [, body = ""] = /quoted-printable\r\n\r\n([^]*?)\r\n--/.exec(part) ?? [];
  const bytes = body.replaceAll("=\r\n", "").replaceAll(/=([0-9A-F]{2})/g, "%$1");
  return decodeURIComponent(bytes).replaceAll("\r\n", "\n");
}

test("forty lines of a spreadsheet reach text and HTML with their lines and columns", async () => {
  const rows = Array.from({ length: 40 }, (_, index) => [
    `${index + 1}`,
    `Proving ring ₹ no. ${index}, with a description that is longer than a line of a mail may be`,
    "",
    `<${index} kN>`,
  ]);
  const list = rows.map((row) => row.join("\t")).join("\n");
  const message = `Please calibrate:\n\n${list}\n\n  Asha`;
  const mail = enquiryMail(job({ message }), addresses);
  expect(await textPartOf(mail)).toContain(`\n\n${message}\n`);
  const document = parseDocument(mail.html);
  const table = elementsNamed(document, "table").at(-1)!;
  const shown = elementsNamed(table, "tr").map((row) => elementsNamed(row, "td"));
  expect(shown.map((cells) => cells.map(getTextContent))).toEqual(rows);
  expect(getTextContent(elementsNamed(document, "pre").at(-1)!)).toBe("  Asha");
});

test("attempts share a Message-ID; a resend has a new one", () => {
  const first = enquiryMail(job(), addresses).messageId;
  expect(enquiryMail({ ...job(), attempts: 9 }, addresses).messageId).toBe(first);
  expect(enquiryMail({ ...job(), sendCount: 2 }, addresses).messageId).not.toBe(first);
});

test("nothing a visitor types becomes a header or an address", async () => {
  const headers = await headersOf(
    enquiryMail(
      job({ name: 'Eve\r\nBcc: all@site.example\r\n\r\n"', email: "a@b.example,eve@site.example" }),
      addresses,
    ),
  );
  expect(headers).not.toMatch(/^(Bcc|Reply-To|Cc):/im);
  expect(decoded(headers, "To")).toBe(`${site.name} <${addresses.to[0]}>`);
  expect(headers.match(/^To:/gm)).toHaveLength(1);
});

test.each([
  ["a+b.c-d@site.example", "mailto:a+b.c-d@site.example"],
  ["post@bücher.in", "mailto:post@xn--bcher-kva.in"],
  ["a?cc=rival%40x.example&body=Our%20price@site.example", undefined],
  ["a@b.example?cc=rival%40x.example", undefined],
  ["a@b.example,eve@site.example", undefined],
])("a press on %s opens %s", (email, link) => {
  const { html, text } = enquiryMail(job({ email }), addresses);
  const links = elementsNamed(parseDocument(html), "a").map((one) => getAttribute(one, "href"));
  expect(links.find((href) => href!.startsWith("mailto:"))).toBe(link);
  expect(text).toContain(email);
});

test("characters that turn the direction of text reach no subject and no name", async () => {
  const mail = enquiryMail(job({ name: "A\u202Eb", message: "Ten\u2067 cubes" }), addresses);
  expect(mail.subject).toBe("K7MX-4XR2 Ab: Ten cubes");
  expect([mail.from.name, mail.replyTo!.name]).toEqual(["Ab (website)", "Ab"]);
});

test("headers are ASCII: an address that has no such form is in the text alone", async () => {
  for (const [email, replyTo] of [
    ["post@bücher.in", "post@xn--bcher-kva.in"],
    ["ü@bücher.in", undefined],
    ["=?utf-8?q?a=40b?=@x.example", undefined],
  ] as const) {
    const mail = enquiryMail(job({ email, name: "Zoë" }), addresses);
    expect(mail.replyTo?.address).toBe(replyTo);
    expect(mail.text).toContain(email);
    expect(await headersOf(mail)).toMatch(/^[\x20-\x7e\r\n]*$/);
  }
});

test("a name that looks like an encoded word is encoded", async () => {
  const name = "=?utf-8?Q?Eve=0D=0ABcc:_all@site.example?=";
  const headers = await headersOf(enquiryMail(job({ name }), addresses));
  expect(headers).not.toContain("=0D=0A");
  expect(decoded(headers, "Reply-To")).toBe(`${name} <${complete.email}>`);
  expect(decoded(headers, "Subject")).toBe(`K7MX-4XR2 ${name}: ${complete.message}`);
});

test("markup in an enquiry is escaped", () => {
  const mail = enquiryMail(job({ message: "<img src=x onerror=alert(1)>" }), addresses);
  expect(mail.html).toContain("&lt;img src=x");
  expect(mail.html).not.toContain("<img");
});

test("suspected spam is named in the subject, and the reason in the text", () => {
  const mail = enquiryMail(job({ suspected: ["links", "honeypot"] }), addresses);
  expect(mail.subject).toMatch(/^\[suspected spam\] /);
  expect(mail.text).toContain("links, honeypot");
  expect(enquiryMail(job(), addresses).subject).not.toContain("spam");
});

test("the visitor's copy has reference, date and contact, and nothing that was typed", async () => {
  const { name, message, phone, email } = complete;
  const mail = enquiryMail(job({}, "visitor"), addresses);
  const headers = await headersOf(mail);
  expect(headers).toMatch(new RegExp(`^To: ${email}\\r?$`, "m"));
  expect(decoded(headers, "Reply-To")).toBe(`${site.name} <${addresses.to[0]}>`);
  expect(headers).toContain("References: <K7MX-4XR2-laboratory-1@laboratory.example>");
  for (const known of ["K7MX-4XR2", "16 November 2026", site.email, ...site.phones])
    expect(mail.text).toContain(known);
  for (const typed of [name, message, phone])
    expect(`${headers}${mail.subject}${mail.text}${mail.html}`).not.toContain(typed);
});
