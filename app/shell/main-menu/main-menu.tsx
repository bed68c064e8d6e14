import type { MenuEntry, MenuGroup } from "#derive/pages/navigation.ts";
import { Icon } from "#app/ui/icon.tsx";
import { LinkItems } from "#app/ui/link-items.tsx";
import linkList from "#app/ui/link-list.module.css";
import styles from "./main-menu.module.css";

const menuId = "main-menu";

interface MainMenuProps {
  label: string;
  /** The name of the button that opens it on phones. */
  button: string;
  menu: readonly MenuEntry[];
  path: string;
}

/** The main navigation; a popover on phones. main-menu.element.ts opens its lists. */
export const MainMenu = ({ label, button, menu, path }: MainMenuProps) => (
  <main-menu>
    <button
      type="button"
      className={styles.menuButton}
      popoverTarget={menuId}
      aria-controls={menuId}
    >
      <Icon name="menu" />
      <Icon name="close" />
      {button}
    </button>
    <nav id={menuId} popover="auto" className={styles.nav} aria-label={label}>
      <ul className={styles.menu}>
        {menu.map((entry) =>
          "links" in entry ? (
            <Dropdown key={entry.label} {...entry} path={path} />
          ) : (
            <LinkItems key={entry.to} links={[entry]} current={path} />
          ),
        )}
      </ul>
    </nav>
  </main-menu>
);

/** A button that shows a list of links. */
function Dropdown({ label, links, path }: MenuGroup & { path: string }) {
  const listId = `menu-${label.toLowerCase().replaceAll(" ", "-")}`;
  const isCurrent = links.some(({ to }) => to === path);
  return (
    <li className={styles.dropdown}>
      <button
        type="button"
        className={styles.button}
        data-current={isCurrent || undefined}
        aria-expanded="false"
        aria-controls={listId}
      >
        {label}
        <Icon name="chevron" />
      </button>
      <ul id={listId} className={`${linkList.links} ${styles.list}`}>
        <LinkItems links={links} current={path} />
      </ul>
    </li>
  );
}
