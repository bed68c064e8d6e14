interface Headings {
  readonly table: string;
  readonly group?: string | undefined;
}

/** The names that occur more than once. */
export const sharedNames = (named: readonly { readonly name: string }[]): ReadonlySet<string> => {
  const names = named.map(({ name }) => name);
  return new Set(names.filter((name, index) => names.indexOf(name) !== index));
};

/** Whether the group repeats a word of the table's heading: "Marble" under "Marble and natural stone". */
export function isMoreSpecific({ table, group }: Headings): boolean {
  return group !== undefined && tokens(group).some((token) => tokens(table).includes(token));
}

/** The heading that tells a test apart from one of the same name. */
export const testHeading = (test: Headings): string =>
  isMoreSpecific(test) ? test.group! : test.table;

const tokens = (heading: string): string[] => heading.toLowerCase().match(/[a-z]{3,}/g) ?? [];
