import { accreditation, differing } from "./accreditation.ts";
import { identity } from "./identity.ts";
import { laboratory } from "./laboratory.ts";
import { pictures } from "./pictures.ts";
import { practice } from "./practice.ts";
import { sampleKinds } from "./sample-kinds.ts";
import { servicePages } from "./service-pages.ts";
import { uncheckedStandards } from "./unchecked-standards.ts";
import { topics, type UnconfirmedStatement } from "./statement.ts";

/** Everything the site says that the laboratory has not confirmed, for `npm run doctor`. */
export const unconfirmedStatements = (): UnconfirmedStatement[] => [
  ...identity(),
  ...accreditation(),
  ...pictures(),
  ...practice(),
  ...laboratory(),
  ...differing(),
  ...servicePages(),
  ...sampleKinds(),
  ...uncheckedStandards(),
];

/** Those that may not go public, as accreditation is a legal claim. */
export const placeholders = () =>
  unconfirmedStatements().filter(({ topic }) => topics[topic].placeholder);
