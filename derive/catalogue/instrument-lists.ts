import type { Instrument, InstrumentsSection, InstrumentTab } from "#content/services/shape.ts";
import { printedQuantity } from "./quantity.ts";

export interface ListedInstrument extends Omit<Instrument, "range"> {
  readonly range: string;
  /** From 1 across all groups of a numbered list. */
  readonly serial?: number;
}

export interface InstrumentList extends Omit<InstrumentTab, "groups"> {
  readonly groups: readonly {
    readonly heading: string;
    readonly instruments: readonly ListedInstrument[];
  }[];
}

export interface InstrumentLists extends Omit<InstrumentsSection, "tabs"> {
  readonly tabs: readonly InstrumentList[];
}

/** Numbers the instruments of a calibration page, with their ranges as text. */
export const instrumentLists = (section: InstrumentsSection): InstrumentLists => ({
  ...section,
  tabs: section.tabs.map((tab) => {
    let counted = 0;
    const serial = () => (tab.numbered ? { serial: ++counted } : {});
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
