import { pages } from "#content/pages.ts";
import type { ClientMark } from "#app/blocks/client-marks.tsx";
import { ButtonLink } from "#app/ui/button/button-link.tsx";
import { Eyebrow } from "#app/ui/eyebrow/eyebrow.tsx";
import { Mark } from "#app/ui/mark/mark.tsx";
import { Marquee } from "#app/ui/marquee/marquee.tsx";
import { Container } from "#app/ui/container.tsx";
import styles from "./trusted-clients.module.css";

interface TrustedClientsProps {
  label: string;
  heading: string;
  action: string;
  itemMs: number;
  clients: readonly ClientMark[];
}

const labels = { pause: "Pause clients", play: "Play clients" };

export function TrustedClients({ label, heading, action, itemMs, clients }: TrustedClientsProps) {
  return (
    <section className={styles.clients}>
      <Container>
        <Eyebrow>{label}</Eyebrow>
        <h2>{heading}</h2>
        <Marquee
          label="Clients"
          labels={labels}
          itemMs={itemMs}
          items={clients.map(({ id, name, src }) => ({
            id,
            item: (
              <div className={styles.card}>
                <Mark src={src} alt="" text={name} />
              </div>
            ),
          }))}
        >
          <ButtonLink to={pages.clientele.path} variant="outline">
            {action}
          </ButtonLink>
        </Marquee>
      </Container>
    </section>
  );
}
