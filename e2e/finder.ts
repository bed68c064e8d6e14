import type { Page } from "@playwright/test";
import { finderCopy } from "#content/copy/finder/finder.ts";

const named = { name: finderCopy.title };
const field = { name: finderCopy.label };

export const finderButton = (page: Page) => page.getByRole("banner").getByRole("button", named);
export const finder = (page: Page) => page.getByRole("dialog", named);
/** The field of the finder. */
export const combobox = (page: Page) => finder(page).getByRole("combobox", field);
/** The field of a page. */
export const inMain = (page: Page) => page.getByRole("main").getByRole("combobox", field);
export const options = (page: Page) => page.getByRole("listbox").getByRole("option");
