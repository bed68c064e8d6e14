import type { ReactNode } from "react";
import { pages } from "#content/copy/pages.ts";
import { testListCopy as copy } from "#content/copy/pages/service-page.ts";
import { methodsText } from "#derive/catalogue/methods.ts";
import { testPath } from "#derive/catalogue/paths.ts";
import type { TestsPage } from "#derive/pages/tests-page.ts";
import { Block } from "#app/blocks/block.tsx";
import { RowGroups } from "#app/blocks/row-groups/row-groups.tsx";
import { Article } from "#app/shell/article/article.tsx";
import styles from "./tests.module.css";

interface TestsViewProps {
  page: TestsPage;
  /** The finder, and what it finds instead of the list. */
  children: ReactNode;
}

export const testListId = "list";

/** Every test by service, with its methods. */
export const TestsView = ({ page, children }: TestsViewProps) => (
  <Article heading={pages.tests.heading} lead={page.lead}>
    {children}
    <noscript>
      <p>{copy.withoutScripts}</p>
    </noscript>
    <open-target>
      <Block id={testListId} heading={copy.heading}>
        <RowGroups
          groups={page.services.map(({ slug, name, path, groups, count, preview }) => ({
            count,
            preview,
            id: slug,
            name,
            rows: (
              <>
                <a href={path}>{copy.see(name)}</a>
                {groups.map(({ heading, tests }) => (
                  <div key={tests[0]!.id}>
                    {heading && <h4>{heading}</h4>}
                    <ul className={styles.tests}>
                      {tests.map((test) => (
                        <li key={test.id}>
                          <a href={testPath(test.id)}>{test.name}</a> {methodsText(test)}
                        </li>
                      ))}
                    </ul>
                  </div>
                ))}
              </>
            ),
          }))}
        />
        <ul className="ruled">
          {page.others.map(({ slug, name, path, card }) => (
            <li key={slug} id={slug}>
              <a href={path}>{name}</a>
              <p className="note">{card}</p>
            </li>
          ))}
        </ul>
      </Block>
    </open-target>
  </Article>
);
