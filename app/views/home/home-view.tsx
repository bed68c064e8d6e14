import type { ReactNode } from "react";
import type { HomePage } from "#derive/pages/home-page.ts";
import { Accreditations } from "./accreditations.tsx";
import { Enquiry } from "./enquiry.tsx";
import { Hero } from "./hero/hero.tsx";
import { TrustedClients } from "./trusted-clients.tsx";
import { WhyChoose } from "./why-choose/why-choose.tsx";
import styles from "./sections.module.css";

interface HomeViewProps {
  page: HomePage;
  finder?: ReactNode;
  form?: ReactNode;
}

export function HomeView({ page, finder, form }: HomeViewProps) {
  return (
    <>
      <Hero {...page.hero} finder={finder} />
      <Facts facts={page.facts} />
      <Accreditations {...page.accreditations} />
      <WhyChoose {...page.whyChoose} />
      <TrustedClients {...page.clients} />
      <Enquiry form={form} />
    </>
  );
}

/** Four reasons to choose the laboratory, each a link to the page that shows it. */
function Facts({ facts }: Pick<HomePage, "facts">) {
  return (
    <div className={styles.facts}>
      <div className="container">
        <ul>
          {facts.map(({ value, label, to }) => (
            <li key={label}>
              <a className="note" href={to}>
                <strong>{value}</strong>
                {` ${label}`}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
