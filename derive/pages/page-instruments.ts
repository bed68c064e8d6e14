import type { InstrumentsSection, Service } from "#content/services/shape.ts";
import { instrumentId } from "../catalogue/instruments.ts";
import { printedQuantity } from "../catalogue/quantity.ts";

export type PageInstruments = ReturnType<typeof pageInstruments>;
export type InstrumentList = PageInstruments["tabs"][number];
export type ListedInstrument = InstrumentList["groups"][number]["instruments"][number];

export const pageInstruments = ({ slug }: Pick<Service, "slug">, section: InstrumentsSection) => ({
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
          id: instrumentId(slug, tab, instrument),
          range: instrument.range && printedQuantity(instrument.range),
        })),
      })),
    };
  }),
});
