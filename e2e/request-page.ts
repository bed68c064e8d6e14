import type { Page } from "@playwright/test";
import { formOf } from "./enquiry-form.ts";
import { escaped, onSite } from "./orders.ts";

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
