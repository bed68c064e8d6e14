import type { MouseEvent } from "react";
import { useNavigate } from "react-router";
import { headingId } from "./block.tsx";
import styles from "./section-links.module.css";

/** Fewer than this fit on a screen or two, and need no list of their own. */
const worthListing = 5;

interface SectionLinksProps {
  links: readonly { id: string; label: string }[];
}

/** The way through a long page. */
export function SectionLinks({ links }: SectionLinksProps) {
  const navigate = useNavigate();
  if (links.length < worthListing) return null;

  function go(event: MouseEvent, id: string) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // By the router, which keeps the positions that back and forward restore.
    void navigate(`#${id}`);
    // It scrolls but leaves the focus behind; reading goes on from the heading.
    document.getElementById(headingId(id))?.focus({ preventScroll: true });
  }

  return (
    <nav aria-label="On this page" className={styles.links}>
      <p>On this page</p>
      <ul>
        {links.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => go(event, id)}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
