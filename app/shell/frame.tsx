import type { ReactNode } from "react";
import type { Navigation } from "#derive/navigation.ts";
import { AnnouncementBar } from "./announcement-bar.tsx";
import { FollowedLinks } from "./followed-links.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { useFirstScreenFirst } from "./use-first-screen-first.ts";
import { useFocusOnNavigation } from "./use-focus-on-navigation.ts";
import styles from "./frame.module.css";

export const contentId = "content";

/** What stands around every page, found or not, whole or broken. */
export function Frame({ navigation, children }: { navigation: Navigation; children: ReactNode }) {
  useFirstScreenFirst();
  useFocusOnNavigation();
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href={`#${contentId}`}>
        Skip to content
      </a>
      <AnnouncementBar />
      <Header menu={navigation.main} />
      {children}
      <Footer services={navigation.services} pages={navigation.footer} />
      <FollowedLinks />
    </div>
  );
}
