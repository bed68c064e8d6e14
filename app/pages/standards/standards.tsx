import { useEffect, useRef, useState } from "react";
import { pages } from "#content/copy/pages.ts";
import { standardsIndexCopy as copy } from "#content/copy/standards-index.ts";
import { readings } from "#content/standards.ts";
import { testPath } from "#derive/catalogue/paths.ts";
import { editionOf, sourceOf } from "#derive/standards/standard-text.ts";
import { publisherId, standardSlug } from "#derive/standards/paths.ts";
import { type StandardInUse, standardsInUse } from "#derive/standards/standards-in-use.ts";
import { Block } from "#app/blocks/block.tsx";
import { pageMeta } from "#app/shell/meta.ts";
import { Article } from "#app/shell/article.tsx";
import { Field } from "#app/ui/field/field.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { namesStandard } from "./names-standard.ts";
import type { Route } from "./+types/standards";
import styles from "./standards-index.module.css";

export const loader = () =>
  Array.from(new Set(standardsInUse.map(({ body }) => body)), (name) => ({
    id: publisherId(name),
    name,
    ...(readings[name] && { intro: copy.editionsFrom(sourceOf(readings[name])) }),
    standards: standardsInUse.filter(({ body }) => body === name).map(indexed),
  }));

function indexed(standard: StandardInUse) {
  const { number, subject, path, hasPage, services } = standard;
  const { id, name } = services[0]!.tests[0]!;
  const leadsTo = hasPage ? { path } : { path: testPath(id), test: name };
  return { number, subject, edition: editionOf(standard), test: undefined, ...leadsTo };
}

export const meta = () => pageMeta(pages.standards);

export default function StandardsPage({ loaderData }: Route.ComponentProps) {
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState("");
  const publishers = loaderData
    .map(({ standards, ...publisher }) => ({
      ...publisher,
      standards: standards.filter(
        ({ number, subject }) => !query || namesStandard(query, `${number} ${subject}`),
      ),
    }))
    .filter(({ standards }) => standards.length > 0);
  const count = publishers.flatMap(({ standards }) => standards).length;

  // The input is uncontrolled, so that text typed before hydration stays.
  useEffect(() => setQuery(input.current!.value), []);

  return (
    <Article heading={pages.standards.heading} lead={copy.lead}>
      <search className={styles.filter} data-needs-scripts data-print="hidden">
        <Field label={copy.filter}>
          {(wiring) => (
            <input
              {...wiring}
              ref={input}
              type="search"
              onChange={({ target }) => setQuery(target.value)}
            />
          )}
        </Field>
        <p role="status">{query && copy.found(count)}</p>
      </search>
      <nav aria-label={copy.publishers} className={styles.publishers} data-print="hidden">
        {publishers.map(({ id, name }) => (
          <a key={id} href={`#${id}`}>
            {name}
          </a>
        ))}
      </nav>
      {publishers.map(({ name, standards, ...block }) => (
        <Block key={name} heading={name} {...block}>
          <ul className={styles.list}>
            {standards.map(({ number, subject, edition, path, test }) => (
              <li key={number} id={test && standardSlug(number)}>
                {test ? <b>{number}</b> : <PageLink to={path}>{number}</PageLink>}
                <span>{subject}</span>
                <small>
                  {edition && `${copy.edition} ${edition}`}
                  {test && <PageLink to={path}>{test}</PageLink>}
                </small>
              </li>
            ))}
          </ul>
        </Block>
      ))}
    </Article>
  );
}
