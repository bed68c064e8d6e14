import type { Place } from "#content/services/shape.ts";
import type { ScopeGroup, ScopeService, ScopeTest } from "#derive/catalogue/testing-scope.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import { ScrollRegion } from "#app/ui/scroll-region/scroll-region.tsx";
import { Accredited } from "./accredited.tsx";
import styles from "./scope-tables.module.css";

interface Labels {
  readonly columns: readonly string[];
  readonly places: Readonly<Record<Place, string>>;
}

interface ScopeTablesProps {
  services: readonly ScopeService[];
  labels: Labels;
}

/** The testing scope as one table for each service; the id of a row is its public address. */
export function ScopeTables({ services, labels }: ScopeTablesProps) {
  return (
    <div id="scope-rows" className={styles.rows}>
      {services.map(({ slug, name, path, groups }) => (
        <section key={slug} id={slug}>
          <h3 id={`${slug}-name`}>
            <PageLink to={path}>{name}</PageLink>
          </h3>
          <ScrollRegion labelledBy={`${slug}-name`}>
            <table aria-labelledby={`${slug}-name`}>
              <thead>
                <tr>
                  {labels.columns.map((column) => (
                    <th key={column} scope="col">
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              {groups.map((group) => (
                <Group key={group.tests[0]?.id} group={group} labels={labels} />
              ))}
            </table>
          </ScrollRegion>
        </section>
      ))}
    </div>
  );
}

function Group({ group: { heading, tests }, labels }: { group: ScopeGroup; labels: Labels }) {
  return (
    <tbody>
      {heading && (
        <tr>
          <th colSpan={labels.columns.length} scope="rowgroup">
            <span>{heading}</span>
          </th>
        </tr>
      )}
      {tests.map((test) => (
        <Row key={test.id} test={test} labels={labels} />
      ))}
    </tbody>
  );
}

function Row({ test, labels }: { test: ScopeTest; labels: Labels }) {
  const { id, serial, name, note, methods, specifications, place, accredited } = test;
  return (
    <tr id={id}>
      <td>
        <a href={`#${id}`} aria-label={`${serial}, ${name}`}>
          {serial}
        </a>
      </td>
      <th scope="row">
        {name}
        {note && (
          <>
            ; <small>{note}</small>
          </>
        )}
        <Accredited lines={accredited} />
      </th>
      <td>{standards(methods)}</td>
      <td>{standards(specifications)}</td>
      <td>{labels.places[place]}</td>
    </tr>
  );
}

/** A line may break between standards but not inside one. */
const standards = (ids: readonly string[]) =>
  ids.map((id, index) => [<code key={id}>{id}</code>, index < ids.length - 1 && "; "]);
