import { yourRequestCopy as copy } from "#content/copy/request/your-request.ts";
import { formPath } from "#content/copy/pages.ts";
import { servicePageCopy } from "#content/copy/pages/service-page.ts";
import { laboratory } from "#derive/laboratory.ts";
import type { MenuLink } from "#derive/pages/navigation.ts";
import { ButtonLink } from "#app/ui/button/button-link.tsx";
import { CallLink } from "#app/shell/contact-links.tsx";
import { requestPath } from "#app/finder/your-request-link.tsx";
import { useRequestedIds } from "#app/request/use-request.ts";
import styles from "./bottom-bar.module.css";

/** On phones, at the bottom of the screen: calling and asking, or the list and its request once there is one. */
export function BottomBar({ ask }: { ask: MenuLink }) {
  const count = useRequestedIds().length;
  return (
    <div className={styles.bar} data-print="hidden">
      {count > 0 ? (
        <>
          <ButtonLink to={requestPath} variant="outline">
            {copy.withCount(count)}
          </ButtonLink>
          <ButtonLink to={formPath}>{copy.request}</ButtonLink>
        </>
      ) : (
        <>
          <CallLink phone={laboratory.phones[0]} label={servicePageCopy.call} />
          <ButtonLink to={ask.to}>{ask.label}</ButtonLink>
        </>
      )}
    </div>
  );
}
