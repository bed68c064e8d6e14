export interface Quantity {
  readonly typed: string;
  readonly dimension: string;
  readonly value: number;
}

/** Lengths, masses and temperatures are sizes of samples as often as ranges of instruments. */
const units: Readonly<Record<string, readonly [dimension: string, factor: number]>> = {
  bar: ["pressure", 1],
  "kg/cm2": ["pressure", 0.98],
  "kg/cm²": ["pressure", 0.98],
  kn: ["force", 1],
};

const quantity = new RegExp(
  `(?<value>\\d+(?:\\.\\d+)?)\\s*(?<unit>${Object.keys(units).join("|")})(?![\\p{L}\\d])`,
  "giu",
);

export const quantitiesIn = (text: string): Quantity[] =>
  Array.from(text.matchAll(quantity), ({ 0: typed, groups }) => {
    const [dimension, factor] = units[groups!.unit!.toLowerCase()]!;
    return { typed, dimension, value: factor * Number(groups!.value) };
  });

/** A bar may also be one of steel. */
export const withoutQuantities = (text: string): string => text.replaceAll(quantity, " ");

export function isWithin(
  quantities: readonly Quantity[],
  range: string | undefined,
): boolean | undefined {
  if (quantities.length === 0 || !range) return undefined;
  const limits = quantitiesIn(range);
  const known = quantities.flatMap(({ dimension, value }) =>
    limits.filter((limit) => limit.dimension === dimension).map((limit) => value <= limit.value),
  );
  return known.length > 0 ? known.every(Boolean) : undefined;
}
