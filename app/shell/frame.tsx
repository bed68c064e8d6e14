import { type ReactNode, Suspense } from "react";
import { frameCopy } from "#content/copy/frame/frame.ts";
import type { Navigation } from "#derive/pages/navigation.ts";
import { AnnouncementBar } from "./announcement-bar.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { useFocusOnNavigation } from "./use-focus-on-navigation.ts";
import styles from "./frame.module.css";

export const contentId = "content";

/** The header and footer around every page, including the error pages. */
export function Frame({ navigation, children }: { navigation: Navigation; children: ReactNode }) {
  useFocusOnNavigation();
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href={`#${contentId}`}>
        {frameCopy.skip}
      </a>
      <AnnouncementBar />
      <Header menu={navigation.main} />
      <Suspense>{children}</Suspense>
      <Suspense>
        <Footer services={navigation.services} pages={navigation.footer} />
      </Suspense>
    </div>
  );
}
