import { readFileSync } from "node:fs";
import { join } from "node:path";
import { enquiryPath, failedSentence, receivedPath, sentSentence } from "#contract/enquiry.ts";
import { mailsIn } from "#server/testing/mails.ts";
import { startProxy } from "../../proxy.ts";
import { expect, test } from "../journey.ts";
import type { Tab } from "../tab.ts";

let made = 0;
const anEnquiry = () => ({
  Name: "Site engineer",
  Email: "engineer@site.example",
  Phone: "9876543210",
  Message: `Ten cubes, batch ${process.pid}-${Date.now()}-${++made}.`,
});

const field = (tab: Tab, name: string) => tab.byRole("textbox", name, tab.byRole("main"));
const send = (tab: Tab) => tab.byRole("button", "Send Enquiry", tab.byRole("main"));
const words = (tab: Tab) => tab.byRole("main").text();

async function fill(tab: Tab, enquiry: object) {
  for (const [name, value] of Object.entries(enquiry)) await field(tab, name).type(value);
}

/** The number of mails that hold this text. */
function mailsWith(text: string): number {
  const data = process.env.SITE_DATA!;
  return mailsIn(data).filter((name) =>
    readFileSync(join(data, "mail", name), "utf8").includes(text),
  ).length;
}

test("errors are shown beside the fields; a complete enquiry is thanked for and mailed once", async ({
  tab,
}) => {
  await tab.open("/contact");
  await send(tab).click();
  await expect.poll(field(tab, "Name").isFocused).toBe(true);
  expect(await field(tab, "Name").attribute("aria-invalid")).toBe("true");
  for (const error of ["Name is required", "Email is required", "Phone number is required"])
    expect(await words(tab)).toContain(error);
  const enquiry = anEnquiry();
  await fill(tab, enquiry);
  await expect.poll(() => words(tab)).not.toContain("is required");
  await send(tab).click();
  await expect.poll(() => words(tab)).toContain(sentSentence);
  for (const name of Object.keys(enquiry)) expect(await field(tab, name).value()).toBe("");
  await expect.poll(() => mailsWith(enquiry.Message)).toBe(1);
});

test("an enquiry that the service refuses keeps its values and can be sent again", async ({
  tab,
}) => {
  const proxy = await startProxy(process.env.SITE_URL!);
  try {
    await tab.open(`${proxy.origin}/contact`);
    const enquiry = anEnquiry();
    await fill(tab, enquiry);
    proxy.state.refused = enquiryPath;
    tab.expectedErrors.push(/^Enquiry: 422/);
    await send(tab).click();
    await expect.poll(() => words(tab)).toContain(failedSentence.beforeEmail);
    for (const [name, value] of Object.entries(enquiry))
      expect(await field(tab, name).value()).toBe(value);
    proxy.state.refused = "";
    await send(tab).click();
    await expect.poll(() => words(tab)).toContain(sentSentence);
    await expect.poll(() => mailsWith(enquiry.Message)).toBe(1);
  } finally {
    proxy.close();
  }
});

test("a form that the browser posts itself is answered with its errors, then received", async ({
  tab,
}) => {
  await tab.open("/contact");
  const enquiry = anEnquiry();
  const { Phone, ...others } = enquiry;
  await fill(tab, { ...others, Phone: "12345" });
  // Not requestSubmit(), whose event the page's own script handles; later, because the call ends with its document.
  await tab.driver.call(
    (element) => void setTimeout(() => (element as HTMLFormElement).submit()),
    await tab.byRole("form", "Contact").find(),
  );
  await expect.poll(tab.path).toBe(enquiryPath);
  await expect.poll(() => words(tab)).toContain("Please enter a valid 10-digit phone number");
  expect(await field(tab, "Message").value()).toBe(enquiry.Message);
  expect(await field(tab, "Phone").value()).toBe("12345");
  await tab.driver.call(
    (element) => (element as HTMLInputElement).select(),
    await field(tab, "Phone").find(),
  );
  await tab.typeText(Phone);
  await send(tab).click();
  await expect.poll(tab.path).toBe(receivedPath);
  await expect.poll(() => words(tab)).toContain(sentSentence);
  await expect.poll(() => mailsWith(enquiry.Message)).toBe(1);
});
