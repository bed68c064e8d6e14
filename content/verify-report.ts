import type { Unconfirmed } from "./provenance.ts";
import type { CapabilitiesSection } from "./services/shape.ts";

/** Its section on the page about accreditation. */
export const verifyReportId = "verify-a-report";

/** How a client checks a report; it states what NABL asks for, not what a report of this laboratory looks like. */
export const verifyReport = {
  heading: "Verify a report",
  intro: "Check a report with NABL, and with us.",
  items: [
    {
      title: "The ULR number",
      text: "NABL asks for a ULR (unique laboratory report) number on a report of accredited results, beside the report's own number. After the letters ULR comes the certificate under which it was issued: TC and a number for testing, CC and a number for calibration. If a report has no ULR number, ask us before you treat its results as accredited.",
    },
    {
      title: "The QR codes",
      text: "NABL asks laboratories to print two. NABL's code leads to the accreditation certificate and scope; the other leads to the report as issued. Check whose address opens, and compare every figure with your copy.",
    },
    {
      title: "What NABL can tell you",
      text: "NABL lists the laboratories it accredits, with certificate, validity and scope, at nabl-india.org. Look up the certificate number there. Check that it was valid on the date of the report, and that the scope lists the test, method and range.",
    },
    {
      title: "What we can tell you",
      text: "Send us the number: we tell you whether we issued the report and whether it is the latest.",
    },
    {
      title: "Tests outside the scope",
      text: "We report them separately, without the NABL symbol.",
    },
  ],
} as const satisfies Omit<CapabilitiesSection, "kind">;

export const unconfirmed: readonly Unconfirmed[] = [
  {
    statement: "we tell you whether we issued the report and whether it is the latest",
    question: "Who answers when somebody sends the number of a report, and to whom may you say it?",
  },
];
