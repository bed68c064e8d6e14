import type { HomePage } from "#derive/pages/home-page.ts";
import { Eyebrow } from "#app/ui/eyebrow/eyebrow.tsx";
import sections from "../sections.module.css";
import styles from "./why-choose.module.css";

export function WhyChoose({ label, heading, cards }: HomePage["whyChoose"]) {
  return (
    <section className={`${sections.section} ${styles.why}`}>
      <div className="container">
        <Eyebrow>{label}</Eyebrow>
        <h2>{heading}</h2>
        <ol className={`grid cells ${styles.cards}`}>
          {cards.map(({ title, text, evidence }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
              <p className="row">
                {evidence.map((link) => (
                  <a key={link.label} href={link.to}>
                    {link.label}
                  </a>
                ))}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
