import { requestLimits as limits } from "#app/request/limits.ts";
import { lengthsAndAreas, type Piece, piecesOf, pieceWords } from "./pieces.ts";

/** A line of a bill of quantities. */
export interface ParsedLine {
  /** As it was typed, without its number in the list. */
  readonly text: string;
  /** Without the columns of quantity, unit, rate and amount. */
  readonly description: string;
  readonly pieces: readonly Piece[];
  /** Of samples or instruments; absent where none is given, or where the line leaves it open. */
  readonly quantity?: number;
  /** A bare number at the end, which is the quantity if the words before it name the test. */
  readonly last?: Piece;
  /** Its figures do not say how many. */
  readonly isOpen: boolean;
}

/** "2.", "2)", "(2)", "1.03", "a)" or a bullet. */
const numbering =
  /^(?:\(?(?:\d{1,3}|[a-z]|[ivx]{1,4})[.)]+(?!\d)|\d{1,2}(?:\.\d{1,2})+\.?(?=\s)|[-•*–])\s*/iu;
const numberCell = /^\(?(?:\d{1,4}(?:[./-]\d{1,3})*|[a-z]|[ivx]{1,4})[.)]*$/i;
const figureCell = /^(?:rs\.?|\u20b9)?\s*[\d,]+(?:\.\d+)?(?:\/-)?$/i;
const unitCell = new RegExp(`^(?:per\\s+)?(?:${pieceWords}|tests?|${lengthsAndAreas})\\.?$`, "iu");
const measuringCell = new RegExp(`^(?:per\\s+)?(?:${lengthsAndAreas})\\.?$`, "iu");
const headCell =
  /^(?:qty|quantity|units?|uom|rate|amount|description|particulars|s(?:r|l)?\.?\s*no\.?)\.?$/i;

/** The lines of a list; a head, and lines without words, are left out. */
export function parseLines(list: string): ParsedLine[] {
  const lines = list
    .split(/\r?\n/)
    .map((line) => line.replaceAll(/(?<=(?<!\p{L})\p{L})\.(?=\p{L}(?!\p{L}))/gu, "").trim())
    .filter((line) => /\p{L}{2}/u.test(line))
    .filter((line) => cellsOf(line).filter((cell) => headCell.test(cell)).length < 2);
  const first = Number.parseInt(lines[0] ?? "", 10);
  const isCounted =
    (first === 1 || lines.length > 1) &&
    lines.every((line, at) => new RegExp(`^${first + at}(?![\\d.]*\\d)`).test(line));
  return lines.map((line) => parseLine(isCounted ? line.replace(/^\d+[\s.)|]*/, "") : line));
}

const cellsOf = (line: string) =>
  line
    .split(/\s*[\t|]\s*|\s{2,}/)
    .map((cell) => cell.trim())
    .filter(Boolean);

function parseLine(line: string): ParsedLine {
  const typed = cellsOf(line);
  const [first = "", ...others] = typed;
  const isNumber =
    numberCell.test(first) && (/\D/.test(first) || others.some((cell) => figureCell.test(cell)));
  const cells = isNumber && others.length > 0 ? others : typed;
  const columns = cells.filter((cell) => unitCell.test(cell) || figureCell.test(cell));
  const text = cells.join(", ").replace(numbering, "");
  const quantity = quantityOf(columns);
  const words = cells
    .filter((cell) => !columns.includes(cell))
    .join(", ")
    .replace(numbering, "");
  const description = quantity ? [words, quantity.measured].filter(Boolean).join(", ") : text;
  const pieces = piecesOf(description);
  return { text, description, pieces, ...(quantity?.known ?? quantityIn(pieces)) };
}

type Quantity = Pick<ParsedLine, "quantity" | "last" | "isOpen">;

/** In columns: beside the unit; without a unit the only figure, or the one that the rate multiplies. */
function quantityOf(columns: readonly string[]) {
  const figures = columns.filter((cell) => figureCell.test(cell));
  const at = columns.findIndex((cell) => unitCell.test(cell));
  const beside = [columns[at - 1], columns[at + 1]].find((cell) => cell && figureCell.test(cell));
  const unit = columns[at] ?? "";
  if (beside && measuringCell.test(unit))
    return { known: { isOpen: false }, measured: `${beside} ${unit}` };
  const [quantity = 0, rate = 0, amount] = figures.map((cell) =>
    Number(cell.replaceAll(/[^\d.]/g, "")),
  );
  const isProduct = amount !== undefined && Math.abs(quantity * rate - amount) < 1;
  // "Each 150.00" is a rate.
  const isRate = figures.length === 1 && /\.\d/.test(figures[0]!);
  const figure = unit ? beside : figures.length === 1 || isProduct ? figures[0] : undefined;
  const known = figure && !isRate && inLimits(figure);
  return known ? { known, measured: undefined } : undefined;
}

const inLimits = (figure: string): Quantity | undefined => {
  const quantity = Number(figure);
  return Number.isInteger(quantity) && quantity > 0 && quantity <= limits.quantity
    ? { quantity, isOpen: false }
    : undefined;
};

/** With a word for pieces, or bare at the end; two different ones leave it open. */
function quantityIn(pieces: readonly Piece[]): Quantity {
  const counts = pieces
    .filter(({ kind }) => kind === "count")
    .map(({ text }) => /\d+/.exec(text)![0]);
  const isOne = new Set(counts.map(Number)).size === 1;
  if (counts.length > 0) return (isOne && inLimits(counts[0]!)) || { isOpen: true };
  const figures = pieces.filter(({ kind }) => kind === "figure");
  const last = figures.at(-1);
  if (!last) return { isOpen: false };
  const isBare =
    figures.length === 1 &&
    last === pieces.at(-1) &&
    /^\d+$/.test(last.text) &&
    inLimits(last.text);
  return isBare ? { last, isOpen: false } : { isOpen: true };
}
