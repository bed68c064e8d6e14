import { yourTestsCopy } from "#content/copy/your-tests.ts";
import { type ChosenService, sharedSamples } from "./chosen-tests.ts";
import { fullName } from "./list-message.ts";
import styles from "./your-tests.module.css";

/** Each sample once, with the tests that ask for it. */
export function SamplesToBring({ service }: { service: ChosenService }) {
  const samples = sharedSamples(service);
  if (samples.length === 0) return null;
  return (
    <div>
      <h4>{yourTestsCopy.bring}</h4>
      <dl className={styles.samples}>
        {samples.map(({ sample, tests }) => (
          <div key={sample}>
            <dt>{sample}</dt>
            <dd>{tests.map(fullName).join("; ")}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
