import { createTransport } from "nodemailer";
import { expect, test } from "vitest";
import { site } from "#content/site.ts";
import type { KeptEnquiry, Recipient } from "../enquiries/store.ts";
import { complete, noon } from "../testing/enquiries.ts";
import { enquiryMail } from "./enquiry-mail.ts";
import type { MailJob } from "./queue.ts";
import { asMessage } from "./transport.ts";

const addresses = { to: "desk@laboratory.example", from: "site@laboratory.example" };

const job = (change: Partial<KeptEnquiry> = {}, recipient: Recipient = "laboratory"): MailJob => ({
  recipient,
  edition: 1,
  attempts: 3,
  lease: "",
  enquiry: { ...complete, id: "K7MX-4XR2", receivedAt: noon, suspected: [], ...change },
});

async function headersOf(mail: ReturnType<typeof enquiryMail>): Promise<string> {
  const composer = createTransport({ streamTransport: true, buffer: true });
  const { message } = await composer.sendMail(asMessage(mail));
  return String(message).split(/\r?\n\r?\n/)[0]!;
}

test("the laboratory gets everything, and a reply goes to the visitor", async () => {
  const mail = enquiryMail(job(), addresses);
  for (const value of Object.values(complete)) {
    expect(mail.text).toContain(value);
    expect(mail.html).toContain(value);
  }
  expect(mail.text).toContain("K7MX-4XR2");
  const headers = await headersOf(mail);
  expect(headers).toContain(`From: ${site.name} <${addresses.from}>`);
  expect(headers).toContain(`Reply-To: ${complete.name} <${complete.email}>`);
  expect(headers).toContain("Message-ID: <K7MX-4XR2-laboratory-1@laboratory.example>");
});

test("attempts share a Message-ID; a resend has a new one", () => {
  const first = enquiryMail(job(), addresses).messageId;
  expect(enquiryMail({ ...job(), attempts: 9 }, addresses).messageId).toBe(first);
  expect(enquiryMail({ ...job(), edition: 2 }, addresses).messageId).not.toBe(first);
});

test("nothing a visitor types becomes a header or an address", async () => {
  const headers = await headersOf(
    enquiryMail(
      job({ name: 'Eve\r\nBcc: all@site.example\r\n\r\n"', email: "a@b.example,eve@site.example" }),
      addresses,
    ),
  );
  expect(headers).not.toMatch(/^(Bcc|Reply-To|Cc):/im);
  expect(headers.match(/^To: .*/gm)).toEqual([`To: ${site.name} <${addresses.to}>`]);
});

test("markup in an enquiry is escaped", () => {
  const mail = enquiryMail(job({ message: "<img src=x onerror=alert(1)>" }), addresses);
  expect(mail.html).toContain("&lt;img src=x");
  expect(mail.html).not.toContain("<img");
});

test("suspected spam is named in the subject, and the reason in the text", () => {
  const mail = enquiryMail(job({ suspected: ["links", "trap"] }), addresses);
  expect(mail.subject).toMatch(/^\[suspected spam\] /);
  expect(mail.text).toContain("links, trap");
  expect(enquiryMail(job(), addresses).subject).not.toContain("spam");
});

test("the visitor's copy goes to the visitor, and a reply to the laboratory", async () => {
  const headers = await headersOf(enquiryMail(job({}, "visitor"), addresses));
  expect(headers).toContain(`To: ${complete.name} <${complete.email}>`);
  expect(headers).toContain(`Reply-To: ${site.name} <${addresses.to}>`);
});
