import type { Service } from "#content/services/shape.ts";
import { kebabCase } from "../kebab-case.ts";
import { testPath } from "./paths.ts";

type Source = Pick<Service, "slug" | "sections">;

export const publishedSurveys = ({ slug, sections }: Source) =>
  sections
    .filter((section) => section.kind === "values")
    .filter(({ surveys }) => surveys)
    .flatMap(({ rows, countedIn }) =>
      rows.map(([name = "", ...cells]) => {
        const id = surveyId(slug, name);
        const unit = typeof countedIn === "object" ? countedIn[name] : countedIn;
        return { id, name, path: testPath(id), note: cells.join(", "), unit: unit ?? "survey" };
      }),
    );

export const surveyId = (slug: string, name: string) => `${slug}/surveys/${kebabCase(name)}`;
