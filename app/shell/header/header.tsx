import type { ReactNode } from "react";
import { frameCopy as copy } from "#content/copy/frame/frame.ts";
import { pages } from "#content/copy/pages.ts";
import { brandMark, laboratory } from "#derive/laboratory.ts";
import { logoUrl } from "#derive/pages/pictures.ts";
import type { MenuEntry } from "#derive/pages/navigation.ts";
import { YourList } from "#app/request/your-list/your-list.tsx";
import { MainMenu } from "../main-menu/main-menu.tsx";
import styles from "./header.module.css";

interface HeaderProps {
  menu: readonly MenuEntry[];
  path: string;
  /** The finder. */
  children: ReactNode;
}

/** The laboratory's name, the main navigation, the finder and the visitor's list. */
export const Header = ({ menu, path, children }: HeaderProps) => (
  <header className={styles.header}>
    <div className={`container row ${styles.row}`}>
      <a className={styles.name} href={pages.home.path}>
        <Logo />
        <span>
          {laboratory.name}
          <small>{laboratory.strapline}</small>
        </span>
      </a>
      <MainMenu label={copy.main} button={copy.menu} menu={menu} path={path} />
      <div className={styles.tools} data-print="hidden">
        {children}
        <YourList />
      </div>
    </div>
  </header>
);

/** The laboratory's own logo, or a T drawn as a ruler. */
export function Logo() {
  const { size, rule, ruleWidth, ticks, tickWidth } = brandMark;
  if (logoUrl) return <img src={logoUrl} alt="" width={size} height={size} />;
  return (
    <svg width={size} height={size} viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      <rect width={size} height={size} rx="4" fill="#0f2129" />
      <path d={rule} stroke="#e0a526" strokeWidth={ruleWidth} />
      <path d={ticks} stroke="#e0a526" strokeWidth={tickWidth} />
    </svg>
  );
}
