import { testListCopy as copy } from "#content/copy/pages/test-list.ts";
import { testPath } from "#derive/catalogue/paths.ts";
import { testsOf } from "#derive/catalogue/tests-by-service.ts";
import type { TestsPage } from "#derive/pages/test-list.ts";
import { Block } from "#app/blocks/block.tsx";
import { RowGroups } from "#app/blocks/row-groups.tsx";
import styles from "./test-list.module.css";

export const testListId = "list";

/** Every test by service, with its methods. */
export const TestList = ({ services }: Pick<TestsPage, "services">) => (
  <Block id={testListId} heading={copy.heading}>
    <RowGroups
      groups={services.map((service) => ({
        id: service.slug,
        name: service.name,
        count: testsOf(service).length,
        rows: service.groups.map(({ heading, tests }) => (
          <div key={tests[0]!.id}>
            {heading && <h4>{heading}</h4>}
            <ul className={styles.tests}>
              {tests.map(({ id, name, methods }) => (
                <li key={id}>
                  <a href={testPath(id)}>{name}</a> {methods.join(", ")}
                </li>
              ))}
            </ul>
          </div>
        )),
      }))}
    />
  </Block>
);
