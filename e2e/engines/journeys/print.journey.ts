import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { services } from "#content/services/index.ts";
import { servicePath } from "#derive/navigation.ts";
import { expect, test } from "../journey.ts";

const calibration = services.find(({ slug }) => slug === "calibration-facilities")!;

test("a printed page has both lists of instruments, and nothing to press", async ({ tab }) => {
  await tab.open(servicePath(calibration.slug));
  const text = await textOf(await tab.driver.print());
  expect(text).toContain(squeezed(calibration.name));
  for (const instrument of ["External micrometer", "Slump cone apparatus"])
    expect(text).toContain(squeezed(instrument));
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
