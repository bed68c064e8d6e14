import { expect, type Page } from "@playwright/test";
import { enquiryPath, failedSentence } from "#contract/enquiry.ts";
import { site } from "#content/site.ts";
import { escaped, onSite } from "./orders.ts";

export const failure = `${failedSentence.beforeEmail}${site.email}${failedSentence.afterEmail}`;

let count = 0;
/** A different one for each test, so that none is a repeat of another, nor named in its mail as an earlier one. */
export const anEnquiry = () => ({
  Name: "Site engineer",
  Phone: "9876543210",
  Email: `engineer-${process.pid}-${++count}@site.example`,
  Message: `Ten cubes for 28-day strength, batch ${process.pid}-${Date.now()}-${count}.`,
});

export const formOf = (page: Page, name = "Enquiry") => page.getByRole("form", { name });

/** The form is the one on the contact page. */
export const message = (page: Page) => formOf(page, "Contact").getByLabel("Message");

export async function fill(
  page: Page,
  values: Partial<ReturnType<typeof anEnquiry>>,
  name?: string,
) {
  for (const [label, value] of Object.entries(values))
    await formOf(page, name).getByLabel(label).fill(value);
}

export const send = (page: Page) => page.getByRole("button", { name: "Send Enquiry" });

/** The message as it will be sent with a list. */
export const whatYouSend = (page: Page) => page.getByRole("group", { name: "What you send" });

/** Sends the list with the words that are in the form, and returns the message. */
export async function sendRequest(page: Page): Promise<string> {
  const { Message: _message, ...details } = anEnquiry();
  await fill(page, details, "Contact");
  const request = page.waitForRequest(`**${enquiryPath}`);
  await send(page).click();
  const sent = (await request).postDataJSON() as Record<string, string>;
  expect(Object.keys(sent)).toEqual(["name", "email", "phone", "message"]);
  return sent.message!;
}

/** Puts a list into the storage before the page reads it. */
export const store = (page: Page, ids: readonly string[]) =>
  page.addInitScript(
    (value) => {
      if (!localStorage.getItem("request")) localStorage.setItem("request", value);
    },
    JSON.stringify({ items: ids.map((id) => ({ id })) }),
  );

// Where the visitor's request stands on the contact page.

export const onSiteName = escaped(onSite.name);

export const link = (page: Page) =>
  page.getByRole("banner").getByRole("link", { name: /^Your list/ });
export const region = (page: Page) => page.getByRole("region", { name: "Your request" });
export const entry = (page: Page, name: string) =>
  region(page).getByRole("group", { name, exact: true });
export const sentRequests = (page: Page) => page.getByRole("region", { name: "Sent requests" });
export const form = (page: Page) => formOf(page, "Contact");
export const button = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).filter({ visible: true });
