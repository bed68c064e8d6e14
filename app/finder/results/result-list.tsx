import { resultsCopy } from "#content/copy/finder/finder.ts";
import type { HitGroup, SearchHit } from "#search/ranking/hits.ts";
import { AddButton } from "#app/request/add-test/add-button.tsx";
import { canBeAdded } from "./hit-path.ts";
import { HitSummary } from "./hit-summary.tsx";
import { HitLink } from "./result-links.tsx";
import { groupName } from "./shown-result.ts";

interface ResultListProps {
  id: string;
  groups: readonly HitGroup[];
  /** The position of the option that Enter opens. */
  active: number;
  optionId: (index: number) => string;
  onOpen: (hit: SearchHit) => void;
  onToggle: (hit: SearchHit) => void;
}

/**
 * The options in one column of a grid, and in the other the buttons beside them: a listbox may contain nothing but
 * options and groups of them.
 */
export function ResultList(props: ResultListProps) {
  const { id, groups, active, optionId, onOpen, onToggle } = props;
  const hits = groups.flatMap((group) => group.hits);
  return (
    <div className="found-list">
      <div id={id} role="listbox" aria-label={resultsCopy.results}>
        {groups.map((group, at) => (
          <div key={groupName(group)} role="group" aria-labelledby={`${id}-group-${at}`}>
            <div id={`${id}-group-${at}`} role="presentation" className="label found-heading">
              {groupName(group)}
            </div>
            {group.hits.map((hit) => (
              // The combobox handles the keys and has the focus.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
              <div
                key={hit.id}
                id={optionId(hits.indexOf(hit))}
                role="option"
                tabIndex={-1}
                aria-selected={hit === hits[active]}
                onClick={() => onOpen(hit)}
              >
                <HitSummary hit={hit} />
              </div>
            ))}
          </div>
        ))}
      </div>
      {hits.map((hit, at) => (
        <span
          // Two groups may have the same test.
          key={optionId(at)}
          data-active={hit === hits[active] || undefined}
        >
          {canBeAdded(hit) && <AddButton test={hit} onPress={() => onToggle(hit)} besideOption />}
          <HitLink hit={hit} />
        </span>
      ))}
    </div>
  );
}
