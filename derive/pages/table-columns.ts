import { testsTableCopy as copy } from "#content/copy/tables/tables.ts";
import type { StandardId } from "#content/standards.ts";
import type { CataloguedTable } from "../catalogue/catalogue.ts";
import { joinedMethods } from "../catalogue/methods.ts";
import type { PublishedTest } from "../catalogue/published-test.ts";
import { printedText } from "../catalogue/quantity.ts";

export interface PageCell {
  readonly text?: string | undefined;
  readonly standards?: readonly StandardId[] | undefined;
  /** What stands after each standard, where they are methods of a test. */
  readonly joints?: readonly string[] | undefined;
}

interface Column {
  readonly head: string;
  readonly kind: "methods" | "value" | "sample";
  readonly cell: (test: PublishedTest) => PageCell;
  /** Too few rows have a value: their rows state it below the name. */
  readonly sparse: boolean;
}

export interface SharedSample {
  readonly sample: string;
  readonly text: string;
}

type Group = CataloguedTable["groups"][number] & { readonly shared: SharedSample | undefined };
type Table = Omit<CataloguedTable, "groups"> & { readonly groups: readonly Group[] };

const filledShare = 1 / 3;

export function tableColumns(table: Table): Column[] {
  const tests = table.groups.flatMap((group) => group.tests);
  const filled = (cell: Column["cell"]) =>
    tests.filter((test) => {
      const { text, standards } = cell(test);
      return text || standards?.length;
    }).length;
  const column = (head: string, kind: Column["kind"], cell: Column["cell"]): Column => ({
    head,
    kind,
    cell,
    sparse: kind !== "methods" && filled(cell) < tests.length * filledShare,
  });
  const methods = (head: string, holds: (id: StandardId) => boolean) =>
    column(head, "methods", (test) => {
      const standards = test.methods.filter(holds);
      const joined = joinedMethods({ ...test, methods: standards });
      return { standards, joints: joined.map(({ joint }) => joint) };
    });
  const groupOf = new Map(
    table.groups.flatMap((group) => group.tests.map((test) => [test, group] as const)),
  );

  const methodColumns = () => {
    const both = [methods(indianHead(tests), (id) => !isAstm(id)), methods(copy.astm, isAstm)];
    const separate =
      table.methodColumns && both.every(({ cell }) => filled(cell) >= tests.length * filledShare);
    return separate ? both : [methods(copy.method, () => true)];
  };

  const requirementColumns = () => {
    const isJudged = tests.some(({ requirements }) => requirements.length > 0);
    const heads = table.requirementColumns ?? [isJudged ? copy.requirement : copy.specification];
    return heads.map((head, at) =>
      column(head, "value", (test) => ({
        text: test.requirements[at]?.limit,
        standards: at === 0 ? ownSpecifications(test, groupOf.get(test)!) : [],
      })),
    );
  };

  const sampleColumn = column(copy.sample, "sample", (test) => {
    const sample = printedText(test.sample);
    return { text: sample === groupOf.get(test)!.shared?.sample ? undefined : sample };
  });

  return [...methodColumns(), ...requirementColumns(), sampleColumn].filter(({ cell }) =>
    filled(cell),
  );
}

const isAstm = (id: StandardId) => id.startsWith("ASTM ");

const indianHead = (tests: readonly PublishedTest[]) =>
  tests.some(({ methods }) => methods.some((id) => id.startsWith("BS EN ")))
    ? copy.indianOrEuropean
    : copy.indian;

const ownSpecifications = ({ specifications }: PublishedTest, group: Group) =>
  specifications.join() === (group.specifications ?? []).join() ? [] : specifications;
