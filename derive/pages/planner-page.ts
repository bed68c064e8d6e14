import { cubePlanner } from "#content/cube-planner.ts";
import { cubePlannerPage } from "#content/copy/cube-planner/castings.ts";
import { servicePageCopy, serviceTextCopy } from "#content/copy/pages/service-page.ts";
import { pages } from "#content/copy/pages.ts";
import { concreteSampling } from "#content/sampling.ts";
import { services } from "#content/services/index.ts";
import { cataloguedTests } from "../catalogue/catalogue.ts";
import { serviceOf, servicePath, testPath } from "../catalogue/paths.ts";
import { kebabCase } from "../kebab-case.ts";
import { standardsInUse } from "../standards/standards-in-use.ts";
import { askPath } from "./ask-path.ts";
import type { MenuLink } from "./navigation.ts";
import { fitsPhone } from "./table-width.ts";

export type PlannerPage = ReturnType<typeof plannerPage>;

export function plannerPage() {
  const { test: id, ages, cubesPerAge } = cubePlanner;
  const { table } = concreteSampling;
  const service = services.find(({ slug }) => slug === serviceOf(id));
  const test = service && cataloguedTests(service).find((one) => one.id === id);
  if (!test) throw new Error(`No test has the id ${id}.`);
  const { slug, name } = service;
  return {
    test: { id, name: test.name, path: testPath(id) },
    ages,
    cubesPerAge,
    sample: test.sample.text,
    standards: standardsInUse
      .filter(({ number }) => [...test.methods, ...test.specifications].includes(number))
      .map(({ number }) => number),
    sampling: { ...table, id: kebabCase(table.heading), fitsPhone: fitsPhone(table) },
    parents: [
      { label: servicePageCopy.services, to: pages.services.path },
      { label: name, to: servicePath(slug) },
    ],
    ask: { label: `${serviceTextCopy.askAbout} ${service.subject}`, to: askPath(slug) },
  };
}

export const plannerOf = (id: string): MenuLink | undefined =>
  id === cubePlanner.test ? { label: cubePlannerPage.title, to: cubePlannerPage.path } : undefined;
