import type { PageSection } from "#derive/service-page.ts";
import { ScrollRegion } from "#app/ui/scroll-region/scroll-region.tsx";
import { Block, headingId } from "./block.tsx";
import { QuantityText } from "./quantity-text.tsx";
import { StandardChips } from "./standards.tsx";
import styles from "./table.module.css";

const heads = ["Product", "Tests", "Methods", "Standard", "Sample"];

/** What can be ordered as one. */
export function Packages({
  id,
  heading,
  intro,
  packages,
}: Extract<PageSection, { kind: "packages" }>) {
  return (
    <Block id={id} heading={heading} intro={intro}>
      <ScrollRegion labelledBy={headingId(id)}>
        <table className={styles.table} aria-labelledby={headingId(id)}>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {packages.map(({ name, contents, methods, specifications, sample }) => (
              <tr key={`${name} ${contents}`}>
                <th scope="row">{name}</th>
                <td>{contents}</td>
                <td>
                  <StandardChips ids={methods} />
                </td>
                <td>
                  <StandardChips ids={specifications} />
                </td>
                <td className={styles.own}>
                  <span>
                    <QuantityText quantity={sample} />
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </Block>
  );
}
