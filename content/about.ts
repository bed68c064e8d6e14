import { claims } from "./claims.ts";
import { site } from "./site.ts";

/** The About page. It states no number that the laboratory has not stated. */
export const about = {
  lead: `${site.name} tests construction materials, roads, bridges, soil and water, surveys traffic and calibrates instruments, from ${site.address.town}.`,
  sections: [
    {
      heading: "The laboratory",
      paragraphs: [
        `People's safety depends on our results: ${claims.experience.about} of experience and ${claims.engineers} engineers stand behind them. We work in conformity with ISO 9001:2015 and ${claims.competenceStandard}.`,
        "Our accreditation covers the tests listed in its scope. We report other tests separately, without the NABL symbol.",
      ],
    },
    {
      heading: "Quality Policy",
      paragraphs: [
        "We deliver reliable results: impartial, metrologically traceable, obtained by the edition of the method agreed with you and with measurement uncertainty evaluated. No client can influence a result, and what we learn about a client's work remains confidential.",
      ],
    },
    {
      heading: "Quality Objectives",
      points: [
        "Reports issued on the agreed date",
        "No report reissued because of our error",
        "Satisfactory proficiency testing results every year",
        "Every instrument recalibrated before its due date",
        "Every complaint acknowledged, answered and closed",
        "No breach of confidentiality",
      ],
    },
    {
      heading: "Quality Goals",
      points: [
        "Engineers trained, authorised and supervised for every method they use",
        "Laboratory conditions controlled and recorded",
        "Samples identified, checked on receipt and retained as agreed",
        "Original observations retained, so that every figure is traceable",
        "Nonconforming work stopped, evaluated and, where necessary, recalled",
      ],
    },
    {
      heading: "Mission Statement",
      paragraphs: [
        `To give builders, engineers and the public in ${site.address.region} dependable facts about their materials, ground and water, early enough to act on them.`,
      ],
    },
  ],
} as const;
