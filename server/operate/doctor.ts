import { site } from "#content/site.ts";
import { unconfirmedStatements } from "#derive/unconfirmed/unconfirmed-statements.ts";
import { doctorReport, questionsLetter } from "./doctor-report.ts";

/** Lists what the laboratory has not confirmed, and fails while there is anything. */
const found = unconfirmedStatements();
console.log(
  process.argv.includes("--questions") ? questionsLetter(found, site.name) : doctorReport(found),
);
process.exitCode = found.length ? 1 : 0;
