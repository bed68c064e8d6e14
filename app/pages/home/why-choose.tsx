import type { FeatureCard } from "#content/home.ts";
import { Eyebrow } from "#app/ui/eyebrow/eyebrow.tsx";
import { Container } from "#app/ui/container.tsx";
import styles from "./why-choose.module.css";

interface WhyChooseProps {
  label: string;
  heading: string;
  cards: readonly FeatureCard[];
}

export function WhyChoose({ label, heading, cards }: WhyChooseProps) {
  return (
    <section className={styles.why}>
      <Container>
        <Eyebrow deep>{label}</Eyebrow>
        <h2>{heading}</h2>
        <ol className={styles.cards}>
          {cards.map(({ title, text }, index) => (
            <li key={title}>
              <span className={styles.serial} aria-hidden="true">
                {String(index + 1).padStart(2, "0")}
              </span>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  );
}
