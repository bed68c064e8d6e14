import { servicePageCopy } from "#content/copy/pages/service-page.ts";
import { SectionLinks } from "./section-links.tsx";
import styles from "./contents.module.css";

interface ContentsProps {
  links: readonly { readonly id: string; readonly label: string }[];
}

/** The table of contents where there is no room for one beside the page. */
export function Contents({ links }: ContentsProps) {
  return (
    <nav aria-label={servicePageCopy.onThisPage} className={styles.contents}>
      <details>
        <summary>{servicePageCopy.onThisPage}</summary>
        <SectionLinks links={links} />
      </details>
    </nav>
  );
}
