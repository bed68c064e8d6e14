import type { ComponentType } from "react";
import { Outlet, useMatches, useRouteLoaderData } from "react-router";
import { frameCopy } from "#content/copy/frame/frame.ts";
import { formPath } from "#content/copy/pages.ts";
import { BottomBar } from "#app/shell/bottom-bar.tsx";
import type { loader as rootLoader } from "#app/root.tsx";
import { contentId } from "#app/shell/frame.tsx";
import { Sidebar } from "#app/shell/sidebar.tsx";
import { Ruler } from "#app/ui/ruler/ruler.tsx";
import { Container } from "#app/ui/container.tsx";
import styles from "#app/shell/sidebar.module.css";
import "#app/styles/tables-and-details.css";

/** What a page's route adds below the list of services; only pages that have it load its code. */
export interface SidebarHandle {
  readonly Panel: ComponentType;
}

const ask = { label: frameCopy.ask, to: formPath };

/** The layout of every page but home and contact: content beside a list of the services. */
export default function WithSidebar() {
  const root = useRouteLoaderData<typeof rootLoader>("root");
  const { Panel } = (useMatches().at(-1)?.handle ?? {}) as Partial<SidebarHandle>;
  return (
    <>
      <Ruler surface="paper" />
      <Container className={styles.layout}>
        <main id={contentId} tabIndex={-1}>
          <Outlet />
          {!Panel && <BottomBar ask={ask} />}
        </main>
        <div>
          {root && <Sidebar services={root.navigation.services} />}
          {Panel && <Panel />}
        </div>
      </Container>
    </>
  );
}
