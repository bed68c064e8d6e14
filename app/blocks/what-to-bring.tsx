import type { ReactNode } from "react";
import { serviceWords } from "#content/calls.ts";
import type { WhatToBring as Bring } from "#content/services/shape.ts";
import { quantityText } from "#derive/quantity.ts";
import { Block } from "./block.tsx";
import { QuantityText } from "./quantity-text.tsx";
import styles from "./what-to-bring.module.css";

interface WhatToBringProps {
  id: string;
  heading: string;
  bring: Bring;
}

const words = serviceWords.bring;

/** How to prepare and deliver a sample: four columns, on phones four parts that open and close. */
export function WhatToBring({ id, heading, bring }: WhatToBringProps) {
  return (
    <Block id={id} heading={heading}>
      <div className={styles.bring}>
        <Part heading={words.sample} open>
          <dl>
            {bring.samples.map(({ of, amount }) => (
              <div key={of}>
                <dt>{of}</dt>{" "}
                <dd>
                  <QuantityText quantity={amount} />
                </dd>
              </div>
            ))}
          </dl>
          {bring.samples.some(({ amount }) => "usual" in amount) && (
            <p className={styles.agreement}>{words.usual}</p>
          )}
        </Part>
        <Part heading={bring.place === "site" ? words.onSite : words.packing}>
          <Sentences sentences={bring.packing} />
        </Part>
        <Part heading={words.documents}>
          <Sentences sentences={bring.papers} />
        </Part>
        <Part heading={words.time}>
          <ul>
            {bring.times.map((time) => (
              <li key={quantityText(time)}>
                <QuantityText quantity={time} />
              </li>
            ))}
          </ul>
          <p className={styles.agreement}>{bring.agreement}</p>
        </Part>
      </div>
    </Block>
  );
}

interface PartProps {
  heading: string;
  open?: boolean;
  children: ReactNode;
}

/** The heading replaces the summary where the part is always open. */
function Part({ heading, open = false, children }: PartProps) {
  return (
    <details open={open}>
      <summary>{heading}</summary>
      <h3>{heading}</h3>
      {children}
    </details>
  );
}

function Sentences({ sentences }: { sentences: readonly string[] }) {
  return (
    <ul>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
