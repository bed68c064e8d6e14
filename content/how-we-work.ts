import type { Unconfirmed } from "./provenance.ts";
import { postalAddress, site } from "./site.ts";

interface Step {
  readonly heading: string;
  /** With the clause that requires it; three sentences at most in both. */
  readonly paragraphs: readonly [whatWeDo: string, whatYouGet: string];
  /** A period or name of the laboratory: print the answer in a paragraph, and remove the question. */
  readonly missing?: Unconfirmed;
}

interface HowWeWork {
  readonly lead: string;
  /** The text of links to the page. */
  readonly link: string;
  /** Above the link to the contact page. */
  readonly call: string;
  readonly sections: readonly Step[];
}

/** The page /how-we-work, from the request to a complaint: the laboratory states conformity with ISO/IEC 17025, so its rules are what we do. Periods and names stay questions. */
export const howWeWork: HowWeWork = {
  lead: "We work to ISO/IEC 17025:2017. This is what you get from it; the clause that requires it stands in brackets.",
  link: "How we handle your samples, results and complaints",
  call: "A question about your samples or your report?",
  sections: [
    {
      heading: "Before the work begins",
      paragraphs: [
        "Before we accept work we agree tests, methods, editions and dates with you, and say so if the method that you ask for is unsuitable or out of date (clause 7.1). Otherwise work follows the edition current on its day.",
        "We keep a record of the agreement (clause 7.1.8), which you can have in writing, and you hear from us if anything departs from it.",
      ],
    },
    {
      heading: "Pass or fail: the decision rule",
      paragraphs: [
        "We state pass or fail only by a decision rule that your specification contains or that we agreed with you beforehand (clause 7.1.3).",
        "The report then names the results, the specification and the rule (clause 7.8.6). Without a rule you get results only.",
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
        "We identify every sample, record a condition other than specified and ask you before we test a sample that may be unsuitable (clause 7.4). If we take the sample, we follow a plan and keep a record, which you can have (clause 7.3).",
        "If you take it, the report says that results apply to the sample as received (clause 7.8.2.2).",
      ],
    },
    {
      heading: "How long samples are kept",
      paragraphs: [
        "We keep, return or dispose of what is left of a sample by a procedure (clause 7.4.1).",
        "Tell us if your contract sets a period, or if you want the rest back: we write it into the order.",
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
        "You may watch your own tests: we give you access (clause 7.1.7).",
        "Tell us beforehand who comes.",
      ],
      missing: {
        statement: "not stated: how a witness is announced, and on which conditions",
        question: "How early must a client announce a witness, and on which conditions?",
      },
    },
    {
      heading: "Measurement uncertainty",
      paragraphs: [
        "We evaluate the uncertainty of our results, or estimate it where the method allows no more (clause 7.6).",
        "The report states it where it matters for the use of the result or for a limit, and wherever you ask for it (clause 7.8.3.1).",
      ],
    },
    {
      heading: "Work by another laboratory",
      paragraphs: [
        "If another laboratory is to do a test, we name it and ask for your approval first (clause 7.1.1); we choose and monitor those who work for us (clause 6.6).",
        "The report marks its results (clause 7.8.2.1).",
      ],
      missing: {
        statement: "not stated: which tests other laboratories do",
        question: "Which tests do you give to other laboratories, and to which?",
      },
    },
    {
      heading: "Impartiality",
      paragraphs: [
        "We let no commercial, financial or other pressure change a result, look for risks to our impartiality continually, and remove or reduce them (clause 4.1).",
        "If you see a conflict of interest, tell us: we answer you.",
      ],
    },
    {
      heading: "Confidentiality",
      paragraphs: [
        "We keep confidential what we learn about you and your work, by a legally enforceable commitment (clause 4.2).",
        "We tell you before we publish anything, and when the law makes us hand something over, unless it forbids us to tell you. You say who may receive your report.",
      ],
    },
    {
      heading: "Corrections to a report",
      paragraphs: [
        "We correct an issued report by a document that refers to it, or by a new report that names the one it replaces; the change is marked (clause 7.8.8).",
        "If work was not as required, we tell you where necessary (clause 7.10). Ask us whether the report that you hold is the latest.",
      ],
    },
    {
      heading: "Complaints and appeals",
      paragraphs: [
        "We acknowledge your complaint, tell you how it goes and how it ends; somebody who had no part in the work decides it or approves the decision (clause 7.9).",
        `Write to ${site.email} or to ${postalAddress}, with the number of the report; we send a description of the process to anybody who asks. If the outcome does not satisfy you, NABL hears complaints about laboratories that it accredits (NABL 132, at nabl-india.org).`,
      ],
      missing: {
        statement: "not stated: who receives complaints, and when they are answered",
        question:
          "Who receives complaints (name or post), in how many days do you acknowledge and decide them, and who decides about an appeal?",
      },
    },
  ],
};
