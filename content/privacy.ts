import { site } from "./site.ts";

/** What this site keeps. Whoever changes what is stored changes this page in the same commit. */
export const privacy = {
  lead: "This site sets no cookies, loads nothing from other companies and does not follow you.",
  sections: [
    {
      heading: "When you read",
      paragraphs: [
        "Pages are sent to you and nothing is kept about who asked for them. Your browser remembers, for the open tab only, how far you had scrolled.",
      ],
    },
    {
      heading: "When you write or ring",
      paragraphs: [
        `What you send to ${site.email} or say on the phone is used to answer you and for nothing else.`,
      ],
    },
    {
      heading: "To have something erased",
      paragraphs: [`Write to ${site.email} from the address you used. We erase it and confirm.`],
    },
  ],
} as const;
