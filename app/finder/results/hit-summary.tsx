import { resultsCopy } from "#content/copy/finder/finder.ts";
import type { SearchHit, TextRange } from "#search/ranking/hits.ts";
import { hitPath, standardsOf } from "./hit-path.ts";
import chip from "#app/ui/chip.module.css";

/** The row that it leads to has them all. */
const standardsShown = 2;

interface HitSummaryProps {
  hit: SearchHit;
  /** The name leads to the row. */
  linked?: boolean;
}

/** What a visitor must know of a hit: its name and standards, what to bring, how long it takes and where. */
export function HitSummary({ hit, linked }: HitSummaryProps) {
  const { kind, name, matched, matchedStandards, heading, bring, takes, range, place } = hit;
  const isMatched = (number: string) => matchedStandards.includes(number);
  const standards = standardsOf(hit);
  const more = standards.length - standardsShown;
  const text = <MarkedText text={name} ranges={matched} />;
  return (
    <>
      <span className="found-name">{linked ? <a href={hitPath(hit)}>{text}</a> : text}</span>{" "}
      {standards.slice(0, standardsShown).map((number) => [
        <code key={number} className={chip.chip}>
          {isMatched(number) ? <mark>{number}</mark> : number}
        </code>,
        " ",
      ])}
      {more > 0 && <small>{`+${more}`}</small>}
      <div className="note found-facts">
        {heading && <span>{heading}</span>}
        {bring && <Quantity label={resultsCopy.bring} quantity={bring} />}
        {takes && <Quantity label={resultsCopy.takes} quantity={takes} />}
        {range && <Quantity label={resultsCopy.range} quantity={range} />}
        {place && <span>{resultsCopy.places[kind === "test" ? "test" : "other"][place]}</span>}
        {hit.accreditation && <span>{hit.accreditation}</span>}
        {hit.confirm && <span>{resultsCopy.confirm}</span>}
      </div>
    </>
  );
}

function Quantity({ label, quantity }: { label: string; quantity: string }) {
  return (
    <span>
      {label} <b>{quantity}</b>
    </span>
  );
}

/** A text with some ranges of it, in ascending order, marked. */
function MarkedText({ text, ranges }: { text: string; ranges: readonly TextRange[] }) {
  return (
    <>
      {ranges.map(([start, end], index) => [
        text.slice(ranges[index - 1]?.[1] ?? 0, start),
        <mark key={start}>{text.slice(start, end)}</mark>,
      ])}
      {text.slice(ranges.at(-1)?.[1] ?? 0)}
    </>
  );
}
