import { isCount, requestLimits as limits } from "#app/request/limits.ts";
import { lengthsAndAreas, type Part, partsOf, pieceWords } from "./parts.ts";

export interface ReadLine {
  /** As it was typed, without its number in the list. */
  readonly text: string;
  /** Without the columns of quantity, unit, rate and amount. */
  readonly description: string;
  readonly parts: readonly Part[];
  /** Of samples or instruments; absent where none is given, or where the line leaves it open. */
  readonly quantity?: number;
  /** Its numbers do not say how many. */
  readonly isOpen: boolean;
}

/** "2.", "2)", "(2)", "1.03", "a)" or a bullet. */
const numbering =
  /^(?:\(?(?:\d{1,3}|[a-z]|[ivx]{1,4})[.)]+(?!\d)|\d{1,2}(?:\.\d{1,2})+\.?(?=\s)|[-•*–])\s*/iu;
const numberCell = /^\(?(?:\d{1,4}(?:[./-]\d{1,3})*|[a-z]|[ivx]{1,4})[.)]*$/i;
const figureCell = /^(?:rs\.?|\u20b9)?\s*[\d,]+(?:\.\d+)?(?:\/-)?$/i;
const measuringCell = new RegExp(`^(?:per\\s+)?(?:${lengthsAndAreas})\\.?$`, "iu");
const pieceCell = new RegExp(`^(?:per\\s+)?(?:${pieceWords}|tests?)\\.?$`, "iu");
const headCell =
  /^(?:qty|quantity|units?|uom|rate|amount|description|particulars|s(?:r|l)?\.?\s*no\.?)\.?$/i;

/** The lines of a list; a head, and lines without words, are left out. */
export function readLines(list: string): ReadLine[] {
  const lines = list
    .split(/\r?\n/)
    // "G.S.B." as it is spoken.
    .map((line) => line.replaceAll(/(?<=(?<!\p{L})\p{L})\.(?=\p{L}(?!\p{L}))/gu, "").trim())
    .filter((line) => /\p{L}{2}/u.test(line))
    .filter((line) => cellsOf(line).filter((cell) => headCell.test(cell)).length < 2);
  const first = Number.parseInt(lines[0] ?? "", 10);
  const isCounted =
    (first === 1 || lines.length > 1) &&
    lines.every((line, at) => new RegExp(`^${first + at}(?![\\d.]*\\d)`).test(line));
  return lines.map((line) => readLine(isCounted ? line.replace(/^\d+[\s.)|]*/, "") : line));
}

const cellsOf = (line: string) =>
  line
    .split(/\s*[\t|]\s*|\s{2,}/)
    .map((cell) => cell.trim())
    .filter(Boolean);

const textOf = (cells: readonly string[]) => cells.join(", ").replace(numbering, "");

const isColumn = (cell: string) =>
  [figureCell, pieceCell, measuringCell].some((one) => one.test(cell));

function readLine(line: string): ReadLine {
  const typed = cellsOf(line);
  const [first = "", ...others] = typed;
  const isNumber =
    numberCell.test(first) && (/\D/.test(first) || others.some((cell) => figureCell.test(cell)));
  const cells = isNumber && others.length > 0 ? others : typed;
  const columns = quantityOf(cells.filter(isColumn));
  const words = cells.filter((cell) => !columns || !isColumn(cell));
  const description = textOf([...words, ...(columns?.measured ?? [])]);
  const parts = partsOf(description);
  return {
    text: textOf(cells),
    description,
    parts,
    ...(columns?.quantity ?? quantityIn(parts, description)),
  };
}

type Quantity = Pick<ReadLine, "quantity" | "isOpen">;

/** In columns: beside the unit; without a unit the only figure, or the one that the rate multiplies. */
function quantityOf(columns: readonly string[]) {
  const figures = columns.filter((cell) => figureCell.test(cell));
  const at = columns.findIndex((cell) => !figureCell.test(cell));
  const unit = columns[at];
  const beside = [columns[at - 1], columns[at + 1]].find((cell) => cell && figureCell.test(cell));
  if (unit && beside && measuringCell.test(unit))
    return { quantity: { isOpen: false }, measured: [`${beside} ${unit}`] };
  const [count = 0, rate = 0, amount] = figures.map((cell) =>
    Number(cell.replaceAll(/[^\d.]/g, "")),
  );
  const isProduct = amount !== undefined && Math.abs(count * rate - amount) < 1;
  // "Each 150.00" is a rate.
  const isOnly = figures.length === 1 && !/\.\d/.test(figures[0]!);
  const figure = isOnly || isProduct ? figures[0] : unit && figures.length > 1 ? beside : undefined;
  const quantity = figure && inLimits(figure);
  return quantity ? { quantity } : undefined;
}

function inLimits(figure: string): Quantity | undefined {
  const quantity = Number(figure);
  return isCount(quantity, limits.quantity) ? { quantity, isOpen: false } : undefined;
}

/** With a word for pieces, or bare at the end; two of them leave it open. */
function quantityIn(parts: readonly Part[], line: string): Quantity {
  const numbersOf = (kind: Part["kind"]) =>
    parts.filter((part) => part.kind === kind).map(({ text }) => /\d+(?:[.,]\d+)*/.exec(text)![0]);
  const [count, ...others] = numbersOf("count");
  if (count !== undefined) return (others.length === 0 && inLimits(count)) || { isOpen: true };
  const [figure, ...more] = numbersOf("figure");
  if (figure === undefined) return { isOpen: numberWord.test(line) || hasSeveral(parts, line) };
  const isBare = more.length === 0 && parts.at(-1)!.kind === "figure" && !ofPlace.test(line);
  return (isBare && /^\d+$/.test(figure) && inLimits(figure)) || { isOpen: true };
}

const numberWord = /(?<!\p{L})(?:two|three|four|five|six|seven|eight|nine|ten)(?!\p{L})/iu;

/** "M20, M25 and M30" are three. */
function hasSeveral(parts: readonly Part[], line: string): boolean {
  const details = parts.filter(({ kind }) => kind === "detail");
  return details.some(({ text, start }, at) => {
    const before = details[at - 1];
    const gap = before && line.slice(before.end, start);
    return /,\s|&|(?<!\p{L})and(?!\p{L})/iu.test(text) || /^\s*(?:,|&|and)\s*$/i.test(gap ?? "");
  });
}

/** "At Kunjwani 3". */
const ofPlace = /(?<!\p{L})(?:at|from|near|village)\s[^,;:()–-]*$/iu;
