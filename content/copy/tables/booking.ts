const billing = "Billing name and GST number";
export const decisionRule =
  "For pass or fail: specification and decision rule; without them we report results only";

const workOrder = "Work order or request letter naming the agency and the contract";
const permissions = "Permission from the site or road authority, and the officer to meet on site";

/** Papers that many services share: one page lists them, and the others link to it. */
export const sharedPapers = {
  sample: {
    heading: "Documents with every sample",
    points: [
      "Request letter or test request form naming the agency and the contract",
      "Tests required, and the standard or specification to follow",
      "Source, brand, batch or week of manufacture; date and place of sampling; names of sampler and witness",
      decisionRule,
      "Whether the report is to state measurement uncertainty",
      billing,
    ],
  },
  site: {
    heading: "Documents for every test on site",
    points: [workOrder, permissions, billing],
  },
  survey: {
    heading: "Documents for every survey",
    points: [workOrder, "Chainages, drawings or a key plan of the stretch", permissions, billing],
  },
} as const;

export const sealing =
  "For government works: sealed and signed before the engineer's representative; we record seal and condition.";

/** Dates are agreed, never promised. */
export const dateAtContractReview = "Times of the methods; we agree the report date when you book.";

/** Where no method fixes a minimum. */
export const dateAgreed = "We agree the report date when you book.";

export const dateInWorkOrder = "Dates for field work and the report are agreed in the work order.";

/** Said by every survey that records number plates or interviews, after what it records and what for. */
export const surveyPrivacy =
  "The road authority or other client that orders the survey decides why this is collected, who receives it and for how long it is kept; we process it for that client. Our privacy notice says whom to ask.";

export const outsideScope = "Tests outside the scope come in a report of their own.";

export const reportedApart = `An accredited report has a ULR number. Check it: see Verify a report, on the page Accreditation. ${outsideScope}`;

/** What a report concludes from results is not a result. */
export const opinions = (conclusions: string) =>
  `${conclusions}: marked as opinion, with the basis (ISO/IEC 17025, 7.8.7)`;

/** Introduces what the standard asks for, which nobody has confirmed for each test. */
export const qualityRecords =
  "What ISO/IEC 17025:2017 (6.4, 7.7) and the methods ask for. Ask us for the records of your samples.";

/** Shown with every test that the laboratory has not confirmed yet. */
export const confirmedAtBooking = "On request: please call first.";

/** The footnote of figures of ours, once on a page. */
export const typicalFigures =
  "Amounts and times are typical unless the method fixes them; if your job needs others, we tell you before you come.";

/** Said wherever a client may take the sample. */
export const asReceived =
  "If you take the sample, the report says that results apply to the sample as received (ISO/IEC 17025, 7.8.2.2).";

/** What a sample needs, on service pages and beside a request. */
export const whatToBringCopy = {
  heading: "What to bring",
  sample: "Sample",
  minimum: (amount: string) => `at least ${amount}`,
  unfit: (state: string) => `not ${state}`,
  packing: "Packing",
  onSite: "On site",
  documents: "Documents to include",
  time: "Time",
} as const;
