import type { ReactNode } from "react";
import { servicePageCopy } from "#content/copy/pages/service-page.ts";
import { laboratory } from "#derive/laboratory.ts";
import type { MenuLink } from "#derive/pages/navigation.ts";
import { TextButton } from "#app/ui/button/button.tsx";
import { ButtonLink } from "#app/ui/button/button-link.tsx";
import { PhoneLink } from "#app/shell/contact-links.tsx";
import { OpeningNow } from "#app/shell/opening-now/opening-now.tsx";
import styles from "./ask-panel.module.css";

interface AskPanelProps {
  heading: string;
  ask: MenuLink;
  children: ReactNode;
}

/** Beside a page on wide viewports: where the reader is, and how to ask. */
export function AskPanel({ heading, ask, children }: AskPanelProps) {
  return (
    <aside className={styles.panel} aria-label={servicePageCopy.ask} data-print="hidden">
      <nav aria-label={heading} className="stack">
        <p className="label">{heading}</p>
        {children}
      </nav>
      <ask-about-row>
        <ButtonLink to={ask.to}>{ask.label}</ButtonLink>
      </ask-about-row>
      <p className="target">
        <PhoneLink phone={laboratory.phones[0]} />
      </p>
      <OpeningNow />
      <print-page>
        <TextButton data-needs-scripts>{servicePageCopy.print}</TextButton>
      </print-page>
    </aside>
  );
}
