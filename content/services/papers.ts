const billing = "Billing name and GST number";

/** Papers that every sample needs. */
export const samplePapers = [
  "Request letter or test request form, with the name of the agency and the contract",
  "Tests wanted, and the standard or specification to test to",
  "Source, brand, batch or week of manufacture; date and place of sampling; who sampled and who witnessed",
  "Decision rule, if you want a statement of pass or fail",
  billing,
] as const;

const workOrder = "Work order or request letter, with the name of the agency and the contract";
const permissions = "Permissions of the site or road authority, and the officer to meet on site";

export const sitePapers = [workOrder, permissions, billing] as const;

export const surveyPapers = [
  workOrder,
  "Chainages, drawings or key plan of the stretch",
  permissions,
  billing,
] as const;

export const sealing =
  "For government works: sealed and signed in the presence of the engineer's representative. We record seal and condition on receipt.";

/** Dates are agreed, never promised. */
export const dateAtContractReview =
  "The date of the report is agreed at contract review (ISO/IEC 17025:2017, clause 7.1), after the times the methods themselves take.";

export const dateInWorkOrder = "Dates of field work and report are agreed in the work order.";

export const reportedApart =
  "Results are reported as accredited only where the test is in the current scope of accreditation; other results are reported apart from them.";

/** Shown with every test that the laboratory has not confirmed yet. */
export const confirmedAtBooking = "On request; we confirm at booking.";

export const editions = {
  tests:
    "Tests are performed to the edition current on the date of test, or to the edition named in your contract.",
  otherWork:
    "Work follows the edition current on the day it is done, or the edition named in your contract.",
} as const;
