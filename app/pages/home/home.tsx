import { accreditationMarks, carouselMs } from "#content/accreditation.ts";
import { clients } from "#content/clients.ts";
import { hero, homeSections, slides, whyChoose } from "#content/home.ts";
import { pages } from "#content/pages.ts";
import { allServicesLink, homeFacts } from "#derive/pages/home-facts.ts";
import { pageMeta } from "#app/meta.ts";
import { accreditationMarkUrl, clientMarkUrl, pictureOf } from "#app/pictures.ts";
import { contentId } from "#app/shell/frame.tsx";
import type { Route } from "./+types/home";
import { Accreditations } from "./accreditations.tsx";
import { Enquiry } from "./enquiry.tsx";
import { Facts } from "./facts.tsx";
import { Hero } from "./hero.tsx";
import { TrustedClients } from "./trusted-clients.tsx";
import { WhyChoose } from "./why-choose.tsx";

export const loader = () => ({
  hero,
  finder: { all: allServicesLink() },
  slides: slides.map(({ picture }) => pictureOf(picture)),
  facts: homeFacts(),
  carouselMs,
  accreditationMarks: accreditationMarks.map(({ id, name, meaning }) => ({
    id,
    name,
    meaning,
    src: accreditationMarkUrl(id),
  })),
  whyChoose,
  clients: clients.map(({ id, name }) => ({ id, name, src: clientMarkUrl(id) })),
  sections: homeSections,
});

export const meta = () => pageMeta(pages.home);

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { sections } = loaderData;
  return (
    <main id={contentId} tabIndex={-1}>
      <Hero
        heading={pages.home.heading}
        {...loaderData.hero}
        finder={loaderData.finder}
        pictures={loaderData.slides}
      />
      <Facts facts={loaderData.facts} />
      <Accreditations
        {...sections.accreditations}
        intervalMs={loaderData.carouselMs}
        marks={loaderData.accreditationMarks}
      />
      <WhyChoose {...loaderData.whyChoose} />
      <TrustedClients {...sections.clients} clients={loaderData.clients} />
      <Enquiry {...sections.enquiry} />
    </main>
  );
}
