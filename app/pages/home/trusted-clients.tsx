import type { homeCopy } from "#content/copy/pages/home.ts";
import { pages } from "#content/copy/pages.ts";
import { ButtonLink } from "#app/ui/button/button-link.tsx";
import { Eyebrow } from "#app/ui/eyebrow/eyebrow.tsx";
import { Mark } from "#app/ui/mark/mark.tsx";
import { Marquee } from "#app/ui/marquee/marquee.tsx";
import { Container } from "#app/ui/container.tsx";
import styles from "./trusted-clients.module.css";

interface TrustedClientsProps {
  copy: typeof homeCopy.clients;
  itemMs: number;
  clients: readonly { id: number; name: string; src: string }[];
}

export function TrustedClients({ copy, itemMs, clients }: TrustedClientsProps) {
  return (
    <section className={styles.clients}>
      <Container>
        <Eyebrow>{copy.label}</Eyebrow>
        <h2>{copy.heading}</h2>
        <Marquee
          labels={copy.strip}
          itemMs={itemMs}
          items={clients.map(({ id, name, src }) => ({
            id,
            item: <Mark src={src} alt="" text={name} />,
          }))}
        >
          <ButtonLink to={pages.clientele.path} variant="outline">
            {copy.action}
          </ButtonLink>
        </Marquee>
      </Container>
    </section>
  );
}
