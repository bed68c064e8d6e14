import { instrumentsCopy } from "#content/copy/tables/tables.ts";
import { HashTabs } from "#app/ui/hash-tabs/hash-tabs.tsx";
import { Block } from "./block.tsx";
import { StaticMarkup } from "#app/static/static-markup.tsx";
import { TableNotes } from "./table-notes.tsx";

export interface InstrumentsProps {
  id: string;
  heading: string;
  intro: string;
  tabs: readonly { hash: string; label: string; html: string }[];
  notes: readonly string[];
}

/** Accredited and other instruments behind tabs, so that they cannot be confused. */
export function Instruments({ id, heading, intro, tabs, notes }: InstrumentsProps) {
  return (
    <Block id={id} heading={heading} intro={intro}>
      <HashTabs
        label={instrumentsCopy.tabs}
        tabs={tabs.map(({ hash, label, html }) => ({
          hash,
          label,
          panel: <StaticMarkup html={html} />,
        }))}
      />
      <TableNotes notes={notes} />
    </Block>
  );
}
