import { Link } from "react-router";
import { headingId } from "./block.tsx";
import styles from "./section-links.module.css";

/** Fewer than this fit on a screen or two, and need no list of their own. */
const worthListing = 5;

interface SectionLinksProps {
  links: readonly { id: string; label: string }[];
}

/** The way through a long page. */
export function SectionLinks({ links }: SectionLinksProps) {
  if (links.length < worthListing) return null;
  return (
    <nav aria-label="On this page" className={styles.links}>
      <p>On this page</p>
      <ul>
        {links.map(({ id, label }) => (
          <li key={id}>
            <Link to={`#${id}`} onClick={() => focusHeading(id)}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The router scrolls but leaves the focus behind; reading goes on from the heading. */
function focusHeading(id: string) {
  document.getElementById(headingId(id))?.focus({ preventScroll: true });
}
