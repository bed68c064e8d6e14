import type { Unconfirmed } from "./services/shape.ts";
import { postalAddress, site } from "./site.ts";

interface Requirement {
  readonly heading: string;
  /** What the standard requires, with the clause, and what a client can ask for. */
  readonly paragraphs: readonly [requires: string, ask: string];
  /** A period or name of the laboratory: print the answer in a paragraph, and remove the question. */
  readonly missing?: Unconfirmed;
}

interface HowWeWork {
  readonly lead: string;
  /** The text of links to the page. */
  readonly link: string;
  /** Above the link to the contact page. */
  readonly call: string;
  readonly sections: readonly Requirement[];
}

/** The page /how-we-work, from the request to a complaint; it states the standard's rules and no practice of the laboratory. */
export const howWeWork: HowWeWork = {
  lead: "ISO/IEC 17025:2017 is the standard by which laboratories are accredited. Here is what it requires of accredited work, and what you can ask us for.",
  link: "What the standard requires of us, and what you can ask for",
  call: "A question about your samples or your report?",
  sections: [
    {
      heading: "Before the work begins",
      paragraphs: [
        "ISO/IEC 17025, clause 7.1, requires a laboratory to review every request: what is wanted is defined and understood, the laboratory can do it, and the method fits. It must tell you if the method that you ask for is inappropriate or out of date, and if anything departs from the contract.",
        "Ask us for the agreed tests, methods, editions and dates in writing.",
      ],
    },
    {
      heading: "Pass or fail: the decision rule",
      paragraphs: [
        "Clause 7.1.3 requires a decision rule for every statement that a result passes or fails. Unless the specification itself contains the rule, it is agreed with you beforehand. By clause 7.8.6 the rule takes the risk of a wrong decision into account, and the report names the results, the specification and the rule.",
        "Tell us when you book if you need such a statement, and the rule if your contract sets one.",
      ],
      missing: {
        statement: "not stated: the decision rule where the client names none",
        question:
          "Which decision rule do you apply where the client and the specification name none?",
      },
    },
    {
      heading: "Sampling, and the condition of samples",
      paragraphs: [
        "Clause 7.3 requires a sampling plan, a method and records where the laboratory takes the sample. Where you bring it, clause 7.8.2.2 requires the report to say that the results apply to the sample as received. Clause 7.4 requires that every sample can be identified, and that a condition other than specified is recorded on receipt. If a sample may be unsuitable, the laboratory must ask you before it goes on.",
        "Ask us for the record of receipt and, if we took the sample, for the sampling record.",
      ],
    },
    {
      heading: "How long samples are kept",
      paragraphs: [
        "Clause 7.4.1 requires a procedure for the retention of samples and for their disposal or return. It sets no period.",
        "Tell us when you book if your contract sets a period, or if you want the rest of the sample back.",
      ],
      missing: {
        statement: "not stated: how long samples are kept, and what happens to them afterwards",
        question:
          "How long do you keep each kind of sample after the report, and how is it disposed of or returned?",
      },
    },
    {
      heading: "Witnessing a test",
      paragraphs: [
        "Clause 7.1.7 requires a laboratory to cooperate with clients who want to monitor its work for them. Its note gives an example: access to the laboratory to witness their own tests.",
        "Tell us when you book if you or your engineer want to be present.",
      ],
      missing: {
        statement: "not stated: how a witness is announced, and on which conditions",
        question: "How early must a client announce a witness, and on which conditions?",
      },
    },
    {
      heading: "Measurement uncertainty",
      paragraphs: [
        "Clause 7.6 requires a laboratory to identify what contributes to the uncertainty of its results and to evaluate it, or to estimate it where the method allows no more. By clause 7.8.3.1 a test report states it where it matters for the use of the result, where it affects conformity to a limit, and wherever you ask for it.",
        "Ask us for the uncertainty of any measured value, best when you book.",
      ],
    },
    {
      heading: "Work by another laboratory",
      paragraphs: [
        "Clause 6.6 requires a laboratory to evaluate and monitor those who work for it. By clause 7.1.1 it must tell you which work another laboratory is to do, and obtain your approval. By clause 7.8.2.1 the report shows which results are from there.",
        "Ask us before you book whether another laboratory is to do any of your tests, and which.",
      ],
      missing: {
        statement: "not stated: which tests other laboratories do",
        question: "Which tests do you give to other laboratories, and to which?",
      },
    },
    {
      heading: "Impartiality",
      paragraphs: [
        "Clause 4.1 requires a laboratory to be impartial and to let no commercial, financial or other pressure change that. It must look for risks to its impartiality continually, and show how it removes or reduces each.",
        "Tell us of any relationship that concerns you, and ask how we deal with it.",
      ],
    },
    {
      heading: "Confidentiality",
      paragraphs: [
        "Clause 4.2 requires a legally enforceable commitment for everything that a laboratory learns or produces in its work for you. It must tell you beforehand what it intends to make public. If the law obliges it to pass something on, it must tell you what, unless the law forbids that.",
        "Ask us for this commitment in writing, and say who may receive your report.",
      ],
    },
    {
      heading: "Corrections to a report",
      paragraphs: [
        "Clause 7.8.8 requires that a change to an issued report is clearly identified, where appropriate with its reason. It is made in a further document that refers to the report, or in a new report with its own number that names the one it replaces. If work was not as required, clause 7.10 requires that you are told where necessary.",
        "Tell us of any error in a report, and ask whether the report that you hold is the latest.",
      ],
    },
    {
      heading: "Complaints and appeals",
      paragraphs: [
        "Clause 7.9 requires a documented process for complaints, which is described to anybody who asks. Where possible the laboratory acknowledges a complaint and reports progress, outcome and end. Somebody who had no part in the work decides the outcome, or reviews and approves it.",
        `Write to ${site.email} or to ${postalAddress}, with the number of the report, and ask for the description of the process. The standard has no separate appeal; if the outcome does not satisfy you, NABL has a procedure for complaints about the laboratories that it accredits (NABL 132, at nabl-india.org).`,
      ],
      missing: {
        statement: "not stated: who receives complaints, and when they are answered",
        question:
          "Who receives complaints (name or post), in how many days do you acknowledge and decide them, and who decides about an appeal?",
      },
    },
  ],
};
