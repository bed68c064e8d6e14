import type { DocumentGroup, DocumentRow, DocumentTable } from "#derive/scope-document.ts";
import { ScrollRegion } from "#app/ui/scroll-region/scroll-region.tsx";

interface ScopeTablesProps {
  tables: readonly DocumentTable[];
  columns: readonly string[];
}

/** The scope document as tables, each row with an address of its own. Drawn at build only: it is all plain markup. */
export function ScopeTables({ tables, columns }: ScopeTablesProps) {
  return tables.map(({ slug, name, path, groups }) => (
    <section key={slug} id={slug}>
      <h3 id={`${slug}-name`}>
        <a href={path}>{name}</a>
      </h3>
      <ScrollRegion labelledBy={`${slug}-name`}>
        <table aria-labelledby={`${slug}-name`}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map((group) => (
            <Group key={group.rows[0]?.id} group={group} width={columns.length} />
          ))}
        </table>
      </ScrollRegion>
    </section>
  ));
}

function Group({ group: { heading, rows }, width }: { group: DocumentGroup; width: number }) {
  return (
    <tbody>
      {heading && (
        <tr>
          <th colSpan={width} scope="rowgroup">
            <span>{heading}</span>
          </th>
        </tr>
      )}
      {rows.map((row) => (
        <Row key={row.id} row={row} />
      ))}
    </tbody>
  );
}

function Row({ row }: { row: DocumentRow }) {
  const { id, serial, test, note, methods, specifications, place, status } = row;
  return (
    <tr id={id}>
      <td>
        <a href={`#${id}`}>{serial}</a>
      </td>
      <th scope="row">
        {test}
        {note && (
          <>
            ; <small>{note}</small>
          </>
        )}
      </th>
      <td>{standards(methods)}</td>
      <td>{standards(specifications)}</td>
      <td>{place}</td>
      <td>{status}</td>
    </tr>
  );
}

/** A number is not broken in two; the next may begin a line. */
const standards = (ids: readonly string[]) =>
  ids.map((id, at) => [<code key={id}>{id}</code>, at < ids.length - 1 && "; "]);
