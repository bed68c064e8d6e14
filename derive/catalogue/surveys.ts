import type { Service } from "#content/services/shape.ts";
import { kebabCase } from "../kebab-case.ts";
import { testPath } from "./paths.ts";

type Source = Pick<Service, "slug" | "sections">;

export const publishedSurveys = ({ slug, sections }: Source) =>
  sections
    .filter((section) => section.kind === "values")
    .filter(({ surveys }) => surveys)
    .flatMap(({ rows }) => rows)
    .map(([name = "", ...cells]) => {
      const id = surveyId(slug, name);
      return { id, name, path: testPath(id), note: cells.join(", ") };
    });

export const surveyId = (slug: string, name: string) => `${slug}/surveys/${kebabCase(name)}`;
