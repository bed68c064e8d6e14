import { Link } from "react-router";
import { usePath } from "#app/ui/use-path.ts";
import { headingId } from "./block.tsx";
import styles from "./section-links.module.css";

/** A page with fewer sections is short enough to scroll. */
const minimumLinks = 5;

interface SectionLinksProps {
  links: readonly { id: string; label: string }[];
}

/** The table of contents of a long page. */
export function SectionLinks({ links }: SectionLinksProps) {
  const path = usePath();
  if (links.length < minimumLinks) return null;

  return (
    <nav aria-label="On this page" className={styles.links}>
      <p>On this page</p>
      <ul>
        {links.map(({ id, label }) => (
          <li key={id}>
            <Link to={`${path}#${id}`} onClick={() => focusHeading(id)}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The router scrolls to the section but does not move the focus. */
const focusHeading = (id: string) =>
  document.getElementById(headingId(id))?.focus({ preventScroll: true });
