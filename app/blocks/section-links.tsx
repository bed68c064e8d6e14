import { Link } from "react-router";
import { usePath } from "#app/ui/use-path.ts";
import { headingId } from "./block.tsx";
import styles from "./section-links.module.css";

interface SectionLinksProps {
  links: readonly { readonly id: string; readonly label: string }[];
  /** The id of the section that is being read. */
  current?: string | undefined;
}

export function SectionLinks({ links, current }: SectionLinksProps) {
  const path = usePath();
  return (
    <ul className={styles.links}>
      {links.map(({ id, label }) => (
        <li key={id}>
          <Link
            to={`${path}#${id}`}
            aria-current={id === current ? "location" : undefined}
            onClick={() => focusHeading(id)}
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The router scrolls to the section but does not move the focus. */
const focusHeading = (id: string) =>
  document.getElementById(headingId(id))?.focus({ preventScroll: true });
