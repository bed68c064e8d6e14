import { Outlet, useRouteLoaderData } from "react-router";
import type { loader as rootLoader } from "#app/root.tsx";
import { contentId } from "#app/shell/frame.tsx";
import { Sidebar } from "#app/shell/sidebar.tsx";
import { Ruler } from "#app/ui/ruler/ruler.tsx";
import { Container } from "#app/ui/container.tsx";
import type { loader as serviceLoader } from "./service.tsx";
import { ServicePanel } from "./service-panel.tsx";
import styles from "./with-sidebar.module.css";

/** The layout of every page but home and contact: content beside a list of the services. */
export default function WithSidebar() {
  const root = useRouteLoaderData<typeof rootLoader>("root");
  const service = useRouteLoaderData<typeof serviceLoader>("pages/service");
  return (
    <>
      <Ruler surface="paper" />
      <Container className={styles.layout}>
        <main id={contentId} tabIndex={-1} className={styles.main}>
          <Outlet />
        </main>
        <div>
          {root && <Sidebar services={root.navigation.services} />}
          {service && <ServicePanel links={service.page.links} ask={service.page.ask} />}
        </div>
      </Container>
    </>
  );
}
