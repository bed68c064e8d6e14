import { accreditationMarks, carouselMs } from "#content/accreditation.ts";
import { clients } from "#content/clients.ts";
import { clientStripMs, hero, slides, whyChoose } from "#content/home.ts";
import { homeCopy } from "#content/copy/pages/home.ts";
import { pages } from "#content/copy/pages.ts";
import { homeFacts, materialLinks, whyCards } from "#derive/pages/home-facts.ts";
import { pageMeta } from "#app/shell/meta.ts";
import { accreditationMarkUrl, clientMarkUrl, pictureOf } from "#app/pictures.ts";
import { contentId } from "#app/shell/frame.tsx";
import type { Route } from "./+types/home";
import { Accreditations } from "./accreditations.tsx";
import { Enquiry } from "./enquiry.tsx";
import { Hero } from "./hero.tsx";
import { TrustedClients } from "./trusted-clients.tsx";
import { WhyChoose } from "./why-choose.tsx";
import { Container } from "#app/ui/container.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import styles from "./facts.module.css";

export const loader = () => ({
  hero,
  materials: materialLinks(),
  slides: slides.map(({ picture }) => pictureOf(picture)),
  facts: homeFacts(),
  carouselMs,
  accreditationMarks: accreditationMarks.map(({ id, name, meaning }) => ({
    id,
    name,
    meaning,
    src: accreditationMarkUrl(id),
  })),
  whyChoose: { ...whyChoose, cards: whyCards() },
  clients: {
    itemMs: clientStripMs,
    clients: clients.map(({ id, name }) => ({ id, name, src: clientMarkUrl(id) })),
  },
  copy: homeCopy,
});

export const meta = () => pageMeta(pages.home);

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { copy } = loaderData;
  return (
    <main id={contentId} tabIndex={-1}>
      <Hero
        heading={pages.home.heading}
        {...loaderData.hero}
        copy={copy.hero}
        materials={loaderData.materials}
        pictures={loaderData.slides}
      />
      <Facts facts={loaderData.facts} />
      <Accreditations
        copy={copy.accreditations}
        intervalMs={loaderData.carouselMs}
        marks={loaderData.accreditationMarks}
      />
      <WhyChoose {...loaderData.whyChoose} />
      <TrustedClients copy={copy.clients} {...loaderData.clients} />
      <Enquiry {...copy.enquiry} />
    </main>
  );
}

/** Four reasons to choose the laboratory, each a link to the page that shows it. */
function Facts({ facts }: { facts: ReturnType<typeof homeFacts> }) {
  return (
    <div className={styles.strip}>
      <Container>
        <ul className={styles.facts}>
          {facts.map(({ value, label, to }) => (
            <li key={label}>
              <PageLink to={to}>
                <strong>{value}</strong> {label}
              </PageLink>
            </li>
          ))}
        </ul>
      </Container>
    </div>
  );
}
