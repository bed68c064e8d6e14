import type { ReactNode } from "react";
import { notFoundCopy as copy } from "#content/copy/frame/frame.ts";
import { pages } from "#content/copy/pages.ts";
import { ButtonLink } from "#app/ui/button/button-link.tsx";
import { Eyebrow } from "#app/ui/eyebrow/eyebrow.tsx";
import { Ruler } from "#app/ui/ruler/ruler.tsx";
import { contentId } from "#app/shell/frame/skip-link.tsx";
import styles from "#app/ui/message.module.css";

/** What an unknown address shows: what happened, the finder of the page, and only then the heading that is specified. */
export const NotFoundView = ({ children }: { children: ReactNode }) => (
  <main id={contentId} tabIndex={-1}>
    <Ruler surface="paper" />
    <div className={`container stack ${styles.message}`}>
      <Eyebrow>{copy.label}</Eyebrow>
      <p className={styles.sentence}>{copy.sentence}</p>
      {children}
      <h1 className="note">{copy.heading}</h1>
      <p>
        <ButtonLink to={pages.home.path} variant="outline">
          {copy.home}
        </ButtonLink>
      </p>
    </div>
  </main>
);
