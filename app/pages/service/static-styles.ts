import call from "#app/blocks/call-to-action.module.css";
import capabilities from "#app/blocks/capabilities.module.css";
import figure from "#app/blocks/figure.module.css";
import groupServices from "#app/blocks/group-services.module.css";
import revised from "#app/blocks/revised.module.css";
import standards from "#app/blocks/standards.module.css";
import steps from "#app/blocks/steps.module.css";
import { tableStyles } from "#app/blocks/table-styles.ts";
import bring from "#app/blocks/what-to-bring.module.css";
import whereToFind from "#app/blocks/where-to-find.module.css";

/** One class of each style sheet of what the loader renders: the bundler leaves out a sheet that nothing names. */
export const staticStyles = [
  call.call,
  capabilities.grid,
  figure.figure,
  groupServices.list,
  revised.revised,
  standards.standard,
  steps.steps,
  ...tableStyles,
  bring.bring,
  whereToFind.line,
];
