import { privacy } from "#content/privacy.ts";
import { formatDate } from "../dates/format-date.ts";
import { kebabCase } from "../kebab-case.ts";
import { fitsPhone } from "./table-width.ts";

export type PrivacyPage = ReturnType<typeof privacyPage>;

export const privacyPage = () => ({
  lead: privacy.lead,
  sections: privacy.sections.map((section) => {
    const id = kebabCase(section.heading);
    return section.kind === "values"
      ? { ...section, id, fitsPhone: fitsPhone(section) }
      : { ...section, id };
  }),
  version: {
    heading: privacy.version,
    date: privacy.revised,
    day: formatDate(privacy.revised),
  },
});
