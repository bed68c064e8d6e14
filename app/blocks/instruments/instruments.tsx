import { instrumentsCopy } from "#content/copy/tables/tables.ts";
import type { PageSection } from "#derive/pages/service-page.ts";
import { Block } from "../block.tsx";
import { InstrumentTable } from "./instrument-table.tsx";
import { TableNotes } from "../table/table-notes.tsx";
import styles from "./instruments.module.css";

type InstrumentsProps = Extract<PageSection, { kind: "instruments" }>;

/** Accredited and other instruments behind tabs, so that they cannot be confused; elements/hash-tabs.ts selects them. */
export function Instruments({ id, heading, intro, tabs, notes = [] }: InstrumentsProps) {
  return (
    <Block id={id} heading={heading} intro={intro}>
      <hash-tabs class={`stack ${styles.tabs}`}>
        {tabs.map(({ hash }, index) => (
          <span key={hash} id={hash} className={styles.target} data-index={index} />
        ))}
        <div
          role="tablist"
          aria-label={instrumentsCopy.tabs}
          className={`row ${styles.list}`}
          data-print="hidden"
        >
          {tabs.map(({ hash, label }) => (
            <a
              key={hash}
              href={`#${hash}`}
              role="tab"
              id={tabId(hash)}
              aria-controls={panelId(hash)}
            >
              {label}
            </a>
          ))}
        </div>
        {tabs.map((tab, index) => (
          <div
            key={tab.hash}
            role="tabpanel"
            id={panelId(tab.hash)}
            aria-labelledby={tabId(tab.hash)}
            data-index={index}
            className={`stack ${styles.panel}`}
          >
            <InstrumentTable {...tab} />
          </div>
        ))}
      </hash-tabs>
      <TableNotes notes={notes} />
    </Block>
  );
}

const tabId = (hash: string) => `tab-${hash}`;
const panelId = (hash: string) => `panel-${hash}`;
