import type { WhatToBring as Bring } from "#content/services/shape.ts";
import { Block } from "./block.tsx";
import { QuantityText } from "./quantity-text.tsx";
import styles from "./what-to-bring.module.css";

interface WhatToBringProps {
  id: string;
  heading: string;
  bring: Bring;
}

/** What a visitor with a sample or a road must know before setting out. */
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
        </div>
        <Words heading={bring.place === "site" ? "On site" : "Packing"} words={bring.packing} />
        <Words heading="What comes with it" words={bring.papers} />
        <div>
          <h3>Time the method takes</h3>
          <ul>
            {bring.times.map((time) => (
              <li key={time}>{time}</li>
            ))}
          </ul>
          <p className={styles.agreement}>{bring.agreement}</p>
        </div>
      </div>
    </Block>
  );
}

function Words({ heading, words }: { heading: string; words: readonly string[] }) {
  return (
    <div>
      <h3>{heading}</h3>
      <ul>
        {words.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}
