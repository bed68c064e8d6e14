import { testListCopy as copy } from "#content/copy/pages/test-list.ts";
import { testPath } from "#derive/catalogue/paths.ts";
import { testList } from "#derive/pages/test-list.ts";
import { testsOf } from "#derive/catalogue/tests-by-service.ts";
import { Block } from "#app/blocks/block.tsx";
import { RowGroups } from "#app/static/row-groups.tsx";
import styles from "./test-lists.module.css";

const orders = ["material", "alphabet", "standard"] as const;

/** For the loader: every test by material, from A to Z and by standard. */
export function TestLists() {
  const { materials, letters, standards } = testList();
  const groups = {
    material: materials.map((service) => ({
      id: service.slug,
      name: service.name,
      count: testsOf(service).length,
      rows: service.groups.map(({ heading, tests }) => (
        <div key={tests[0]!.id}>
          {heading && <h4>{heading}</h4>}
          <ul>
            {tests.map((test) => (
              <li key={test.id}>
                <TestLink {...test} /> {test.methods.join(", ")}
              </li>
            ))}
          </ul>
        </div>
      )),
    })),
    alphabet: letters.map(({ letter, tests }) => ({
      id: letter,
      name: letter,
      count: tests.length,
      rows: (
        <ul>
          {tests.map((test) => (
            <li key={test.id}>
              <TestLink {...test} /> {test.of}
              {test.confirm && `; ${copy.confirm}`}
            </li>
          ))}
        </ul>
      ),
    })),
    standard: standards.map((group) => ({
      id: group.id,
      name: group.name,
      count: group.standards.length,
      rows: (
        <ul>
          {group.standards.map(({ number, tests }) => (
            <li key={number}>
              {number}
              {tests.map((test) => [" ", <TestLink key={test.id} {...test} />])}
            </li>
          ))}
        </ul>
      ),
    })),
  };
  return (
    <div className={styles.lists}>
      <nav aria-label={copy.orders}>
        {orders.map((order) => (
          <a key={order} href={`#${order}`}>
            {copy[order]}
          </a>
        ))}
      </nav>
      {orders.map((order) => (
        <Block key={order} id={order} heading={copy[order]}>
          <RowGroups groups={groups[order]} />
        </Block>
      ))}
    </div>
  );
}

const TestLink = ({ id, name }: { id: string; name: string }) => <a href={testPath(id)}>{name}</a>;
