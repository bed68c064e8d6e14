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

/** How to prepare and deliver a sample. */
export function WhatToBring({ id, heading, bring }: WhatToBringProps) {
  return (
    <Block id={id} heading={heading}>
      <div className={styles.bring}>
        <div>
          <h3>Sample</h3>
          <dl className={styles.samples}>
            {bring.samples.map(({ of, amount }) => (
              <div key={of}>
                <dt>{of}</dt>
                <dd>
                  <QuantityText quantity={amount} />
                </dd>
              </div>
            ))}
          </dl>
          {bring.samples.some(({ amount }) => "usual" in amount) && (
            <p className={styles.agreement}>Usual amounts are confirmed at booking.</p>
          )}
        </div>
        <Sentences
          heading={bring.place === "site" ? "On site" : "Packing"}
          sentences={bring.packing}
        />
        <Sentences heading="What comes with it" sentences={bring.papers} />
        <div>
          <h3>Time the method takes</h3>
          <ul>
            {bring.times.map((time) => (
              <li key={quantityText(time)}>
                <QuantityText quantity={time} />
              </li>
            ))}
          </ul>
          <p className={styles.agreement}>{bring.agreement}</p>
        </div>
      </div>
    </Block>
  );
}

function Sentences({ heading, sentences }: { heading: string; sentences: readonly string[] }) {
  return (
    <div>
      <h3>{heading}</h3>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}
