import { Block } from "./block.tsx";
import { StandardChips, useStandards } from "./standards.tsx";
import styles from "./standards.module.css";

/** Every standard named on the page with its subject. */
export function StandardsList({
  id,
  heading,
  note,
}: {
  id: string;
  heading: string;
  note: string;
}) {
  return (
    <Block id={id} heading={heading} intro={note}>
      <dl className={styles.list}>
        {useStandards().map(({ number, subject }) => (
          <div key={number}>
            <dt>
              <StandardChips ids={[number]} />
            </dt>
            <dd>{subject}</dd>
          </div>
        ))}
      </dl>
    </Block>
  );
}
