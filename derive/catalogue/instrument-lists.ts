import type { InstrumentsSection } from "#content/services/shape.ts";
import { printedQuantity } from "./quantity.ts";

export type InstrumentLists = ReturnType<typeof instrumentLists>;
export type InstrumentList = InstrumentLists["tabs"][number];
export type ListedInstrument = InstrumentList["groups"][number]["instruments"][number];

/** The instruments of a calibration page with their ranges as text; a numbered list counts across its groups. */
export const instrumentLists = (section: InstrumentsSection) => ({
  ...section,
  tabs: section.tabs.map((tab) => {
    let counted = 0;
    const serial = (): { serial?: number } => (tab.numbered ? { serial: ++counted } : {});
    return {
      ...tab,
      groups: tab.groups.map(({ heading, instruments }) => ({
        heading,
        instruments: instruments.map((instrument) => ({
          ...serial(),
          ...instrument,
          range: instrument.range ? printedQuantity(instrument.range) : "–",
        })),
      })),
    };
  }),
});
