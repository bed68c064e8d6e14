const billing = "Billing name and GST number";
export const decisionRule = "If you need a pass/fail statement: the decision rule";

/** Papers that every sample needs. */
export const samplePapers = [
  "Request letter or test request form naming the agency and the contract",
  "Tests required, and the standard or specification to follow",
  "Source, brand, batch or week of manufacture; date and place of sampling; names of sampler and witness",
  decisionRule,
  billing,
] as const;

const workOrder = "Work order or request letter naming the agency and the contract";
const permissions = "Permission from the site or road authority, and the officer to meet on site";

export const sitePapers = [workOrder, permissions, billing] as const;

export const surveyPapers = [
  workOrder,
  "Chainages, drawings or a key plan of the stretch",
  permissions,
  billing,
] as const;

export const sealing =
  "For government works: sealed and signed in the presence of the engineer's representative. We record the seal and condition on receipt.";

/** Dates are agreed, never promised. */
export const dateAtContractReview =
  "These are the times of the methods; we agree the report date when you book.";

/** Where no method fixes a minimum. */
export const dateAgreed = "We agree the report date when you book.";

export const dateInWorkOrder = "Dates for field work and the report are agreed in the work order.";

/** Said by every survey that records number plates or interviews, after what it records and what for. */
export const surveyPrivacy =
  "Recordings and answers go to the survey client if the work order says so, and to nobody else. They are kept for the period set in the work order and then deleted. Our privacy notice says who is responsible, what you can ask for and where to complain.";

export const reportedApart =
  "Accredited results carry a ULR number, whose certificate you can look up at NABL. Other results are reported separately.";

/** Introduces what the standard asks for, which nobody has confirmed for each test. */
export const qualityRecords =
  "What clause 7.7 of ISO/IEC 17025:2017 and the methods ask for. Ask us for the records of your samples.";

/** Shown with every test that the laboratory has not confirmed yet. */
export const confirmedAtBooking = "On request: ask us first.";

/** The footnote of a table with figures of ours. */
export const typicalFigures =
  "Amounts and times are typical unless the method fixes them; we confirm yours when you book.";

export const editions = {
  tests:
    "Tests follow the edition current on the test date, or the edition named in your contract.",
  otherWork:
    "Work follows the edition current on the date it is done, or the edition named in your contract.",
} as const;
