import { useRef, useState } from "react";
import { useLocation } from "react-router";
import { pages } from "#content/pages.ts";
import { site } from "#content/site.ts";
import type { MenuEntry } from "#derive/navigation.ts";
import { Dropdown } from "#app/ui/dropdown/dropdown.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { usePath } from "#app/ui/use-path.ts";
import { Width } from "#app/ui/width.tsx";
import { Logo } from "./logo.tsx";
import styles from "./header.module.css";

export const homeLinkId = "home-link";
const wideQuery = "(min-width: 768.02px)";
const wide = () => matchMedia(wideQuery).matches;

/** Name, main navigation and, on narrow screens, the button that shows it. */
export function Header({ menu }: { menu: readonly MenuEntry[] }) {
  const { key } = useLocation();
  const path = usePath();
  const [menuOpen, setMenuOpen] = useState(false);
  const [openedAt, setOpenedAt] = useState(key);
  const menuButton = useRef<HTMLButtonElement>(null);

  // Every navigation closes the menu, also one to the page that is already shown.
  if (openedAt !== key) {
    setOpenedAt(key);
    setMenuOpen(false);
  }

  return (
    <header className={styles.header}>
      <Width className={styles.row}>
        <PageLink id={homeLinkId} className={styles.name} to={pages.home.path}>
          <Logo />
          <span>
            {site.name}
            <small>{site.strapline}</small>
          </span>
        </PageLink>
        <button
          ref={menuButton}
          type="button"
          className={styles.menuButton}
          aria-expanded={menuOpen}
          aria-controls="main-menu"
          onClick={() => setMenuOpen(!menuOpen)}
        >
          <Icon name={menuOpen ? "close" : "menu"} />
          Menu
        </button>
        <nav
          id="main-menu"
          className={styles.nav}
          aria-label="Main"
          data-open={menuOpen || undefined}
          onKeyDown={(event) => {
            if (event.key !== "Escape" || !menuOpen) return;
            // An open list inside takes the first Escape.
            if (event.currentTarget.querySelector('[aria-expanded="true"]')) return;
            setMenuOpen(false);
            menuButton.current?.focus();
          }}
        >
          <ul className={styles.menu}>
            {menu.map((entry) =>
              "links" in entry ? (
                <Dropdown
                  key={entry.label}
                  label={entry.label}
                  current={entry.links.some(({ to }) => to === path)}
                  hoverOpens={wide}
                  closeOn={key}
                >
                  {entry.links.map(({ label, to }) => (
                    <li key={to}>
                      <PageLink to={to}>{label}</PageLink>
                    </li>
                  ))}
                </Dropdown>
              ) : (
                <li key={entry.to}>
                  <PageLink to={entry.to}>{entry.label}</PageLink>
                </li>
              ),
            )}
          </ul>
        </nav>
      </Width>
    </header>
  );
}
