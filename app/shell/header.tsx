import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { type Location as RouterLocation, useLocation } from "react-router";
import { frameCopy as copy } from "#content/copy/frame/frame.ts";
import { pages } from "#content/copy/pages.ts";
import { laboratory, brandMark } from "#derive/laboratory.ts";
import type { MenuEntry } from "#derive/pages/navigation.ts";
import { FinderButton } from "#app/finder/finder-button.tsx";
import { YourRequestLink } from "#app/finder/your-request-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { Container } from "#app/ui/container.tsx";
import { MainMenu } from "./main-menu.tsx";
import styles from "./header.module.css";

export const homeLinkId = "home-link";
const menuId = "main-menu";

/** The laboratory's name, the main navigation and, on narrow viewports, the button that opens it. */
export function Header({ menu }: { menu: readonly MenuEntry[] }) {
  // A new object with every navigation, also to the current page; keys repeat.
  const location = useLocation();
  const [openedOn, setOpenedOn] = useState<RouterLocation>();
  const header = useRef<HTMLElement>(null);
  const menuButton = useRef<HTMLButtonElement>(null);
  const menuOpen = openedOn === location;
  const close = () => setOpenedOn(undefined);

  useEffect(() => {
    header.current!.dataset.hydrated = "";
  }, []);

  useEffect(() => {
    if (!menuOpen) return;
    const closeOutside = (event: PointerEvent) => {
      if (!header.current?.contains(event.target as Node)) setOpenedOn(undefined);
    };
    document.addEventListener("pointerdown", closeOutside);
    return () => document.removeEventListener("pointerdown", closeOutside);
  }, [menuOpen]);

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== "Escape" || !menuOpen) return;
    // The first Escape closes an open dropdown.
    if (header.current?.querySelector(`#${menuId} [aria-expanded="true"]`)) return;
    close();
    menuButton.current?.focus({ preventScroll: true });
  }

  return (
    <header
      ref={header}
      className={styles.header}
      onKeyDown={closeOnEscape}
      onBlur={(event) => {
        const to = event.relatedTarget;
        if (menuOpen && to && !event.currentTarget.contains(to)) close();
      }}
    >
      <Container className={styles.row}>
        <PageLink id={homeLinkId} className={styles.name} to={pages.home.path}>
          <Logo />
          <span>
            {laboratory.name}
            <small>{laboratory.strapline}</small>
          </span>
        </PageLink>
        <button
          ref={menuButton}
          type="button"
          className={styles.menuButton}
          aria-expanded={menuOpen}
          aria-controls={menuId}
          onClick={() => setOpenedOn(menuOpen ? undefined : location)}
          data-needs-scripts
        >
          <Icon name={menuOpen ? "close" : "menu"} />
          {copy.menu}
        </button>
        <nav
          id={menuId}
          className={styles.nav}
          aria-label={copy.main}
          data-open={menuOpen || undefined}
        >
          <MainMenu menu={menu} location={location} />
        </nav>
        <div className={styles.tools} data-print="hidden">
          <FinderButton />
          <YourRequestLink />
        </div>
      </Container>
    </header>
  );
}

/** The logo: a T drawn as a ruler. */
export function Logo() {
  const { size, rule, ruleWidth, ticks, tickWidth } = brandMark;
  return (
    <svg width={size} height={size} viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      <rect width={size} height={size} rx="4" fill="#0f2129" />
      <path d={rule} stroke="#e0a526" strokeWidth={ruleWidth} />
      <path d={ticks} stroke="#e0a526" strokeWidth={tickWidth} />
    </svg>
  );
}
