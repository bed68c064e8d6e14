import type { PageSection } from "#derive/pages/service-page.ts";
import { Block } from "../block.tsx";
import styles from "./steps.module.css";

type StepsSection = Extract<PageSection, { kind: "steps" }>;

export function Steps({ id, heading, intro, steps }: StepsSection) {
  return (
    <Block id={id} heading={heading} intro={intro}>
      <StepList steps={steps} />
    </Block>
  );
}

export const StepList = ({ steps }: Pick<StepsSection, "steps">) => (
  <ol className={`ruled measure ${styles.steps}`}>
    {steps.map(({ title, text }) => (
      <li key={title}>
        <h3>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ol>
);
