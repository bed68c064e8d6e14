import { useCallback, useState } from "react";
import type { Location as RouterLocation } from "react-router";
import type { MenuEntry } from "#derive/pages/navigation.ts";
import { Dropdown, type OpenedBy } from "#app/ui/dropdown/dropdown.tsx";
import { PageLink, PageLinkItems } from "#app/ui/page-link.tsx";
import { usePath } from "#app/ui/use-path.ts";
import styles from "./main-menu.module.css";

const wide = () => matchMedia("(width > 768px)").matches;

interface MainMenuProps {
  menu: readonly MenuEntry[];
  /** Changes with every navigation, which closes the open list. */
  location: RouterLocation;
}

/** The entries of the main navigation, with at most one dropdown open. */
export function MainMenu({ menu, location }: MainMenuProps) {
  const path = usePath();
  const [open, setOpen] = useState<{ label: string; by: OpenedBy; location: RouterLocation }>();
  const close = useCallback(() => setOpen(undefined), []);

  return (
    <ul className={styles.menu}>
      {menu.map((entry) =>
        "links" in entry ? (
          <Dropdown
            key={entry.label}
            label={entry.label}
            current={entry.links.some(({ to }) => to === path)}
            openedBy={
              open?.label === entry.label && open.location === location ? open.by : undefined
            }
            onChange={(by) => (by ? setOpen({ label: entry.label, by, location }) : close())}
            hoverOpens={wide}
          >
            <PageLinkItems links={entry.links} />
          </Dropdown>
        ) : (
          <li key={entry.to}>
            <PageLink to={entry.to}>{entry.label}</PageLink>
          </li>
        ),
      )}
    </ul>
  );
}
