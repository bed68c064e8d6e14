interface Headings {
  readonly table: string;
  readonly group?: string | undefined;
}

/** A group that repeats a word of its table says it more exactly: "Marble" under "Marble and natural stone". */
export function saysMore({ table, group }: Headings): boolean {
  return group !== undefined && words(group).some((word) => words(table).includes(word));
}

/** The heading that tells a test apart from one of the same name. */
export const testHeading = (test: Headings): string => (saysMore(test) ? test.group! : test.table);

const words = (heading: string): string[] => heading.toLowerCase().match(/[a-z]{3,}/g) ?? [];
