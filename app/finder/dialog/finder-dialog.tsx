import type { ReactNode } from "react";
import { finderId } from "#app/browser/finder-shortcut.ts";
import { requestPath } from "#app/request/request-path.ts";
import { ButtonLink } from "#app/ui/button/button-link.tsx";
import tools from "#app/ui/header-tools.module.css";
import { Icon } from "#app/ui/icon.tsx";
import { finderCopy } from "#content/copy/finder/finder.ts";
import { pages } from "#content/copy/pages.ts";

const content = (
  <>
    <Icon name="search" />
    <span className={tools.words}>
      {finderCopy.find}
      <span>{finderCopy.title.slice(finderCopy.find.length)}</span>
    </span>
  </>
);

const link = (
  <form action={pages.tests.path}>
    <button className={`box ${tools.tool}`}>{content}</button>
  </form>
);

/** Opens the finder; without JavaScript, or on a page without scripts, it leads to the list of tests. */
export const FinderButton = ({ scripts }: { scripts: boolean }) =>
  scripts ? (
    <>
      <button
        type="button"
        className={`box ${tools.tool}`}
        command="show-modal"
        commandfor={finderId}
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K"
        data-scripts-only
      >
        {content}
      </button>
      <noscript>{link}</noscript>
    </>
  ) : (
    link
  );

/** The finder over the page, with a bar of the visitor's list on phones; the field comes from the layout. */
export const FinderDialog = ({ children }: { children: ReactNode }) => (
  <dialog id={finderId} className="finder" aria-label={finderCopy.title}>
    {children}
    <request-bar>
      <div className="row finder-bar" data-list="filled" hidden>
        <span data-count>{finderCopy.inRequest(0)}</span>
        <ButtonLink to={requestPath}>{finderCopy.review}</ButtonLink>
      </div>
    </request-bar>
    <button type="button" className="finder-close" command="close" commandfor={finderId}>
      <Icon name="back" />
      <span>{finderCopy.close}</span>
    </button>
  </dialog>
);
