import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { servicePath } from "#derive/navigation.ts";
import { expect, test } from "../journey.ts";

test("a printed page has both lists of instruments, and nothing to press", async ({ tab }) => {
  await tab.open(servicePath("calibration-facilities"));
  const text = await textOf(await tab.driver.print());
  // Firefox prints bold text of a variable font as outlines, so the methods stand for their rows.
  for (const method of ["IS 2967", "IS 7320"]) expect(text).toContain(squeezed(method));
  for (const control of ["Skip to content", "Dismiss", "TESTING SERVICES"])
    expect(text).not.toContain(squeezed(control));
});

/** Engines put spaces and line breaks into a PDF's text differently. */
const squeezed = (text: string) => text.replaceAll(/\s/g, "");

async function textOf(pdf: Uint8Array): Promise<string> {
  const document = await getDocument({ data: new Uint8Array(pdf) }).promise;
  let text = "";
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent();
    for (const item of items) if ("str" in item) text += item.str;
  }
  return squeezed(text);
}
