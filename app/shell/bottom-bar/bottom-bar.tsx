import { yourRequestCopy as copy } from "#content/copy/request/your-request.ts";
import { servicePageCopy } from "#content/copy/pages/service-page.ts";
import { laboratory } from "#derive/laboratory.ts";
import type { MenuLink } from "#derive/pages/navigation.ts";
import { ButtonLink } from "#app/ui/button/button-link.tsx";
import { CallLink } from "../contact-links.tsx";
import { requestPath } from "#app/request/request-path.ts";
import styles from "./bottom-bar.module.css";

/** On phones, at the bottom of the screen: calling and asking, or the list and its request once there is one. */
export const BottomBar = ({ ask }: { ask: MenuLink }) => (
  <div className={styles.place}>
    <request-bar class={styles.bar} data-print="hidden">
      <div className="row" data-list="empty">
        <CallLink phone={laboratory.phones[0]} label={servicePageCopy.call} />
        <ask-about-row>
          <ButtonLink to={ask.to}>{ask.label}</ButtonLink>
        </ask-about-row>
      </div>
      <div className="row" data-list="filled" hidden>
        <span data-count>{copy.withCount(0)}</span>
        <ButtonLink to={requestPath}>{copy.request}</ButtonLink>
      </div>
    </request-bar>
  </div>
);
