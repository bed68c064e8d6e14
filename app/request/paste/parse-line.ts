/** A line of a bill of quantities. */
export interface ParsedLine {
  /** As it was typed, without its number in the list. */
  readonly text: string;
  /** What is asked for, without its quantity. */
  readonly description: string;
  /** Of samples or instruments; absent where none, or no whole number, is given. */
  readonly quantity?: number;
  /** A measured quantity, such as "2.5 km". */
  readonly measured?: string;
}

const counting = "nos?|numbers?|sets?|each|ea|pcs?|pieces?|jobs?|ls|l\\.s";
const measuring = "km|rm|rmt|m|sqm|cum|mt";
/** They say what is tested, and stay in the description. */
const counted = "cubes?|samples?|points?|locations?|bores?|boreholes?|bars?|bricks?|blocks?|tiles?";
const amount = "\\d+(?:\\.\\d+)?";
const end = "(?![\\p{L}\\p{N}])\\.?";

/** "2.", "2)", "(2)", "1.03", "a)" or a bullet; a figure alone only where it counts the lines. */
const numbering =
  /^(?:\(?(?:\d{1,3}|[a-z]|[ivx]{1,4})[.)]+(?!\d)|\d{1,2}(?:\.\d{1,2})+\.?(?=\s)|[-•*–])\s*/iu;
const unitFirst = new RegExp(
  `(?<!\\p{L})(?<unit>${counting}|${measuring})\\.?[\\s:=-]*(?<amount>${amount})\\s*$`,
  "iu",
);
const amountFirst = new RegExp(
  `(?<![\\p{L}\\p{N}.])(?<amount>${amount})\\s*(?:(?<unit>${counting})${end}|(?=(?:${counted})${end}))`,
  "iu",
);
const measuredLast = new RegExp(
  `(?<![\\p{L}\\p{N}.])(?<amount>${amount})\\s*(?<unit>${measuring})${end}\\s*$`,
  "iu",
);
const labelled = /(?<!\p{L})(?:qty|quantity|[x×])[\s.:=-]*(?<amount>\d+)\s*$/iu;
const wholeUnit = new RegExp(`^(?:${counting}|${measuring}|${counted})\\.?$`, "iu");
const wholeAmount = new RegExp(`^${amount}$`);

/** The lines of a list; cells of a spreadsheet come with tabs between them. */
export const parseLines = (list: string): ParsedLine[] =>
  list
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => /\p{L}{2}/u.test(line))
    .map((line, at) => parseLine(line, at + 1));

function parseLine(line: string, position: number): ParsedLine {
  const cells = line
    .split("\t")
    .map((cell) => cell.trim())
    .filter(Boolean);
  return cells.length > 1 ? parseCells(cells) : parseText(withoutNumber(line, position));
}

function withoutNumber(line: string, position: number): string {
  const counts = new RegExp(`^${position}(?=\\s+\\p{L})`, "u");
  return line.replace(numbering, "").replace(counts, "").trim();
}

/** The longest cell is the description; the quantity is beside the unit, or the first figure after the description. */
function parseCells(cells: readonly string[]): ParsedLine {
  const longest = Math.max(...cells.map((cell) => cell.length));
  const at = cells.findIndex((cell) => cell.length === longest);
  const description = cells[at]!.replace(numbering, "");
  const unitAt = cells.findIndex((cell, index) => index !== at && wholeUnit.test(cell));
  const beside = [cells[unitAt + 1], cells[unitAt - 1]].filter(() => unitAt >= 0);
  const figure = [...beside, ...cells.slice(at + 1)].find((cell) => cell && wholeAmount.test(cell));
  const text = [description, figure, cells[unitAt]].filter(Boolean).join(", ");
  return figure
    ? { text, description, ...quantityOf(figure, cells[unitAt]) }
    : { ...parseText(description), text };
}

function parseText(text: string): ParsedLine {
  for (const pattern of [labelled, unitFirst, amountFirst, measuredLast]) {
    const match = pattern.exec(text);
    if (!match) continue;
    const before = text.slice(0, match.index).replace(/[\s(,:=–-]+$/, "");
    const after = text.slice(match.index + match[0].length).replace(/^[\s),:;.-]+/, "");
    const { amount: figure = "", unit } = match.groups!;
    return { text, description: `${before} ${after}`.trim(), ...quantityOf(figure, unit) };
  }
  return { text, description: text };
}

function quantityOf(figure: string, unit = ""): Pick<ParsedLine, "quantity" | "measured"> {
  if (new RegExp(`^(?:${measuring})\\.?$`, "i").test(unit))
    return { measured: `${figure} ${unit}` };
  const quantity = Number(figure);
  return Number.isInteger(quantity) && quantity > 0 ? { quantity } : {};
}
