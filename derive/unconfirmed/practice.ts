import { howWeWork } from "#content/how-we-work.ts";
import { pages } from "#content/copy/pages.ts";
import { privacy } from "#content/privacy.ts";
import type { Unconfirmed } from "#content/services/shape.ts";
import type { UnconfirmedStatement } from "./statement.ts";

/** Names and periods of the laboratory: those that its page on the standard leaves out, and those of the privacy notice. */
export const practice = (): UnconfirmedStatement[] => [
  ...howWeWork.sections.flatMap(({ missing }) =>
    missing ? [asked(missing, "content/how-we-work.ts", pages.howWeWork.path)] : [],
  ),
  ...privacy.unconfirmed.map((open) => asked(open, "content/privacy.ts", pages.privacy.path)),
];

const asked = (open: Unconfirmed, file: string, page: string): UnconfirmedStatement => ({
  topic: "practice",
  ...open,
  file,
  page,
});
