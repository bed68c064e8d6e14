import { type ReactNode, Suspense, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { frameCopy } from "#content/copy/frame/frame.ts";
import type { Navigation } from "#derive/pages/navigation.ts";
import { AnnouncementBar } from "./announcement-bar.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
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

/**
 * Moves the focus to the heading of the new page or of the section that the link names, or to the row or field that it
 * names, so that screen readers announce it; the router does the scrolling.
 */
function useFocusOnNavigation() {
  const { pathname, hash, key } = useLocation();
  const shown = useRef({ pathname, key });
  useEffect(() => {
    const before = shown.current;
    if (before.key === key) return;
    shown.current = { pathname, key };
    const target = document.getElementById(hash.slice(1));
    const row = target?.closest("tr");
    const marked = row ?? target?.closest("li");
    // The router's navigations do not make :target match.
    if (marked && !marked.matches(":target")) location.replace(hash);
    if (row) focus(row);
    else if (target?.matches("input")) target.focus({ preventScroll: true });
    else if (before.pathname !== pathname)
      focus(target?.querySelector<HTMLElement>("h2, h3") ?? document.querySelector("h1"));
  }, [pathname, hash, key]);
}

function focus(element: HTMLElement | null) {
  if (!element) return;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
