import { pages } from "#content/pages.ts";
import { type ClientMark, ClientMarks } from "#app/blocks/client-marks.tsx";
import { ButtonLink } from "#app/ui/button/button-link.tsx";
import { Eyebrow } from "#app/ui/eyebrow/eyebrow.tsx";
import { Width } from "#app/ui/width.tsx";
import styles from "./trusted-clients.module.css";

interface TrustedClientsProps {
  label: string;
  heading: string;
  action: string;
  clients: readonly ClientMark[];
}

export function TrustedClients({ label, heading, action, clients }: TrustedClientsProps) {
  return (
    <section className={styles.clients}>
      <Width>
        <Eyebrow>{label}</Eyebrow>
        <h2>{heading}</h2>
        <ClientMarks clients={clients} />
        <p className={styles.all}>
          <ButtonLink to={pages.clientele.path} look="line">
            {action}
          </ButtonLink>
        </p>
      </Width>
    </section>
  );
}
