import type { whyCards } from "#derive/pages/home-facts.ts";
import { Eyebrow } from "#app/ui/eyebrow/eyebrow.tsx";
import { Container } from "#app/ui/container.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import styles from "./why-choose.module.css";

interface WhyChooseProps {
  label: string;
  heading: string;
  cards: ReturnType<typeof whyCards>;
}

export function WhyChoose({ label, heading, cards }: WhyChooseProps) {
  return (
    <section className={styles.why}>
      <Container>
        <Eyebrow deep>{label}</Eyebrow>
        <h2>{heading}</h2>
        <ol className={styles.cards}>
          {cards.map(({ title, text, evidence }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
              <p>
                {evidence.map((link) => (
                  <PageLink key={link.label} to={link.to}>
                    {link.label}
                  </PageLink>
                ))}
              </p>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  );
}
