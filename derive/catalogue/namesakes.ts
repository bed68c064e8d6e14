import type { PublishedTest } from "./published-test.ts";

type Headings = Pick<PublishedTest, "table" | "group">;

export const sharedNames = (named: readonly { readonly name: string }[]): ReadonlySet<string> => {
  const names = named.map(({ name }) => name);
  return new Set(names.filter((name, index) => names.indexOf(name) !== index));
};

/** Whether the group repeats a word of the table's heading: "Marble" under "Marble and natural stone". */
export const isMoreSpecific = ({ table, group = "" }: Headings): boolean =>
  tokens(group).some((token) => tokens(table).includes(token));

export const testHeading = (test: Headings): string =>
  isMoreSpecific(test) ? test.group! : test.table;

const tokens = (heading: string): string[] => heading.toLowerCase().match(/[a-z]{3,}/g) ?? [];
