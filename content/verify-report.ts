import type { CapabilitiesSection } from "./services/shape.ts";

/** How a client checks a report; it states what NABL asks for, not what a report of this laboratory looks like. */
export const verifyReport = {
  heading: "Verify a report",
  intro: "What stands on a report can be checked, with NABL and with us.",
  items: [
    {
      title: "The ULR number",
      text: "A report of accredited results carries a ULR (unique laboratory report) number besides the laboratory's own report number. After the letters ULR it begins with the certificate under which it was issued: TC and a number for testing, CC and a number for calibration. If a report has none, ask us before you treat its results as accredited.",
    },
    {
      title: "The QR codes",
      text: "NABL asks laboratories to print two. Its own leads to the laboratory's accreditation certificate and scope, the laboratory's to the report as it was issued. Look at whose address opens, and compare every figure with the copy in your hand.",
    },
    {
      title: "What NABL can tell you",
      text: "NABL publishes the laboratories it accredits, with certificate, validity and scope, at nabl-india.org. Look the certificate number up there, see that it was valid on the date of the report, and that the scope lists the test, the method and the range.",
    },
    {
      title: "What is not accredited",
      text: "Every test, method or range that the scope does not list; traffic surveys and safety audits, which are not laboratory tests; and calibration under a testing certificate, because it needs a certificate of its own. Such results are reported apart from accredited ones.",
    },
  ],
} as const satisfies Omit<CapabilitiesSection, "kind">;
