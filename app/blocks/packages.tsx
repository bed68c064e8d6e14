import type { PageSection } from "#derive/service-page.ts";
import { Block, headingId } from "./block.tsx";
import { DataTable } from "./data-table.tsx";
import { QuantityText } from "./quantity-text.tsx";
import { StandardChips } from "./standards.tsx";
import styles from "./table.module.css";

const heads = ["Product", "Tests", "Methods", "Standard", "Sample"];

/** Groups of tests that are ordered together. */
export function Packages({
  id,
  heading,
  intro,
  packages,
}: Extract<PageSection, { kind: "packages" }>) {
  return (
    <Block id={id} heading={heading} intro={intro}>
      <DataTable heads={heads} labelledBy={headingId(id)}>
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
      </DataTable>
    </Block>
  );
}
