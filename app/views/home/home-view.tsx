import type { ReactNode } from "react";
import type { HomePage } from "#derive/pages/home-page.ts";
import { Accreditations } from "./accreditations.tsx";
import { Enquiry } from "./enquiry.tsx";
import { Hero } from "./hero/hero.tsx";
import { TrustedClients } from "./trusted-clients.tsx";
import { WhyChoose } from "./why-choose/why-choose.tsx";

interface HomeViewProps {
  page: HomePage;
  finder?: ReactNode;
  form?: ReactNode;
}

export function HomeView({ page, finder, form }: HomeViewProps) {
  return (
    <>
      <Hero {...page.hero} finder={finder} />
      <Accreditations {...page.accreditations} />
      <WhyChoose {...page.whyChoose} />
      <TrustedClients {...page.clients} />
      <Enquiry form={form} />
    </>
  );
}
