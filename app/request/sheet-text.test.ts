import { expect, test } from "vitest";
import { catalogueJson } from "#derive/pages/catalogue-files.ts";
import { preparationFor } from "#derive/catalogue/preparation.ts";
import { deliveryPlaces, preparations } from "#derive/catalogue/sample-sheet.ts";
import { chosenServices } from "./chosen-tests.ts";
import { sheetText } from "./sheet-text.ts";

const place = deliveryPlaces()[1]!;

test("the text has tests, samples, packing, documents, place, phone and blanks", () => {
  const services = chosenServices(["building-material/ductility"], catalogueJson(""));
  const { packing, papers } = preparationFor(preparations(), ["building-material"]);
  const text = sheetText({ title: "Sample sheet", services, packing, papers, place });
  expect(text).toMatch(/^- Ductility.*IS 1208.*: 1–2 kg .*suite$/m);
  for (const part of [...packing, ...papers, place.address, place.phone, "Sampled by"])
    expect(text).toContain(part);
});

test("without tests, the headings of what tests need are left out", () => {
  const text = sheetText({ title: "Sample sheet", services: [], packing: [], papers: [], place });
  expect(text).not.toContain("Packing");
  expect(text).toContain(place.address);
});
