import { sampleSheetCopy as copy } from "#content/copy/sample-sheet.ts";
import type { DeliveryPlace } from "#derive/catalogue/sample-sheet.ts";
import type { ChosenService } from "./chosen-tests.ts";
import { fullName } from "./list-message.ts";

export interface Sheet {
  readonly title: string;
  readonly services: readonly ChosenService[];
  readonly packing: readonly string[];
  readonly papers: readonly string[];
  readonly place: DeliveryPlace;
}

/** The sheet as plain text, to share or copy. */
export function sheetText({ title, services, packing, papers, place }: Sheet): string {
  const tests = services.flatMap(({ name, tests: chosen }) => [
    "",
    name,
    ...chosen.map((test) =>
      [
        `- ${[fullName(test), ...test.methods].join(", ")}`,
        ...(test.sample ? [`: ${test.sample.text}`] : []),
      ].join(""),
    ),
  ]);
  return [
    title,
    ...tests,
    ...section(copy.packing, packing),
    ...section(copy.documents, papers),
    ...section(copy.deliverTo, [`${place.label}: ${place.address}`, place.phone, place.hours]),
    "",
    ...copy.blanks.map((blank) => `${blank}: `),
  ].join("\n");
}

const section = (heading: string, lines: readonly string[]) =>
  lines.length ? ["", heading, ...lines.map((line) => `- ${line}`)] : [];
