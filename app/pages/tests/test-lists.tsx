import type { testListCopy } from "#content/copy/test-list.ts";
import type { ListedTest, TestList } from "#derive/catalogue/test-list.ts";
import { testPath } from "#derive/catalogue/paths.ts";
import styles from "./test-lists.module.css";

interface TestListsProps {
  list: TestList;
  copy: typeof testListCopy;
}

/** Every test from A to Z, by material and by standard. */
export function TestLists({ list: { tests, materials, standards }, copy }: TestListsProps) {
  const byId = new Map(tests.map((test) => [test.id, test]));
  const links = (ids: readonly string[]) => (
    <ul>
      {ids.map((id) => (
        <li key={id}>
          <TestLink {...byId.get(id)!} />
        </li>
      ))}
    </ul>
  );
  return (
    <div className={styles.lists}>
      <noscript>
        <p>{copy.withoutScripts}</p>
      </noscript>
      <nav aria-label={copy.orders}>
        {(["alphabet", "material", "standard"] as const).map((order) => (
          <a key={order} href={`#${order}`}>
            {copy[order]}
          </a>
        ))}
      </nav>
      <section id="alphabet">
        <h2>{copy.alphabet}</h2>
        <ul>
          {tests.map((test) => (
            <li key={test.id}>
              <TestLink {...test} /> {test.of}
              {test.confirm && `; ${copy.confirm}`}
            </li>
          ))}
        </ul>
      </section>
      <section id="material">
        <h2>{copy.material}</h2>
        {materials.map(({ name, groups }) => (
          <div key={name}>
            <h3>{name}</h3>
            {groups.map(({ heading, ids }) => (
              <div key={ids[0]}>
                {heading && <h4>{heading}</h4>}
                {links(ids)}
              </div>
            ))}
          </div>
        ))}
      </section>
      <section id="standard">
        <h2>{copy.standard}</h2>
        {standards.map(({ number, ids }) => (
          <div key={number}>
            <h3>{number}</h3>
            {links(ids)}
          </div>
        ))}
      </section>
    </div>
  );
}

/** A plain link, because a thousand links of the router would delay the page's hydration. */
function TestLink({ id, name }: Pick<ListedTest, "id" | "name">) {
  return <a href={testPath(id)}>{name}</a>;
}
