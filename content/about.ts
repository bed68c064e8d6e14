import { claims } from "./claims.ts";
import { site } from "./site.ts";

/** The About page. It states no number that the laboratory has not stated. */
export const about = {
  lead: `${site.name} tests construction materials, roads, bridges, soil and water, surveys traffic and calibrates instruments, from ${site.address.town}.`,
  sections: [
    {
      heading: "The laboratory",
      paragraphs: [
        `We bring ${claims.experience.about} of experience and ${claims.engineers} engineers to work that other people's safety rests on. The laboratory works in conformity with ISO 9001:2015 and ${claims.competenceStandard}.`,
        "Our accreditation covers the tests listed in its scope. What lies outside that scope we do as well, and report it apart, so that nobody has to guess which is which.",
      ],
    },
    {
      heading: "Quality Policy",
      paragraphs: [
        "We give results that can be relied on: impartial, traceable to the SI, by the current edition of the method, with the uncertainty evaluated. Nobody who pays for a test decides what it says, and what we learn about a client's work stays with the client.",
      ],
    },
    {
      heading: "Quality Objectives",
      points: [
        "Reports issued on the date agreed when the work was taken in",
        "No report amended because of a mistake of ours",
        "Satisfactory results in proficiency testing, every year",
        "Every instrument calibrated before it is due",
        "Complaints acknowledged and answered in the time we state",
        "No breach of confidentiality",
      ],
    },
    {
      heading: "Quality Goals",
      points: [
        "Engineers trained, authorised and watched over for each method they use",
        "Conditions in the laboratory controlled and recorded",
        "Samples identified, their condition noted on receipt, and kept as agreed",
        "Original observations kept, so that any figure can be followed back",
        "Work that does not conform stopped, weighed up and, if need be, recalled",
      ],
    },
    {
      heading: "Mission Statement",
      paragraphs: [
        "To tell builders, engineers and the public in Jammu & Kashmir what their materials, ground and water really are, early enough to act on it.",
      ],
    },
  ],
} as const;
