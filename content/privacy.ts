import { sharedRequestCopy } from "./copy/request/request.ts";
import type { Unconfirmed } from "./provenance.ts";
import type { TextSection, ValuesSection } from "./services/shape.ts";
import { postalAddress, site } from "./site.ts";

interface Privacy {
  readonly lead: string;
  /** In the order of a visitor's questions. */
  readonly sections: readonly (TextSection | ValuesSection)[];
  /** The heading above the date. */
  readonly version: string;
  /** The day of its last change, YYYY-MM-DD. */
  readonly revised: string;
  readonly unconfirmed: readonly Unconfirmed[];
}

const enquiryData = "Name, e-mail address, phone number, message, time of arrival, reference";
const mailbox = "The same period";
const orderRecords = "Kept with the records of the work";
const recordsByLaw =
  "From May 2027 the Digital Personal Data Protection Rules, 2025 (rule 8) make us keep personal data and the records of its use for at least one year. From then we must keep what they cover for a year, even if a shorter period stands above or you ask us to erase it.";
const processors = "A company that hosts this site or its backups, or carries our e-mail";

/** The notice for the Digital Personal Data Protection Act. Change it in the same commit as the storage. */
export const privacy: Privacy = {
  lead: "This site sets no cookies, loads nothing from other companies and does not track you. We use what you send us to reply and, if you order, to do the work.",
  sections: [
    {
      kind: "text",
      heading: "Who is responsible",
      paragraphs: [
        `We, ${site.name}, ${postalAddress}. In the words of India's Digital Personal Data Protection Act, 2023, we are the data fiduciary: we decide why and how your personal data is used. In a survey that a client orders, that client decides; we process the data for it.`,
      ],
    },
    {
      kind: "values",
      heading: "What we store, why and for how long",
      columns: ["Purpose", "Personal data", "Period"],
      rows: [
        [
          "Reply to an enquiry: the records of this site",
          enquiryData,
          `${site.enquiryRetentionDays} days, or shorter if you ask; backups, wherever they are kept, two weeks longer.`,
        ],
        [
          "Reply to an enquiry: our mailbox",
          enquiryData,
          `${mailbox}, or shorter if you ask, unless it became an order.`,
        ],
        [
          "Do the work that you order, from quotation to report and invoice",
          "The enquiry, and what you state with the samples",
          `${orderRecords}.`,
        ],
        [
          "Reply to an e-mail or a call",
          `What you write to ${site.email} or tell us`,
          "The same period as e-mails about an enquiry.",
        ],
        [
          "Count enquiries from one address, and recognise one that was sent twice",
          "Internet address and a fingerprint of the enquiry, both unreadable without our key",
          "Ten minutes.",
        ],
        [
          "Account for who read or erased an enquiry",
          "Its reference and what was done; no name and no address",
          `${site.enquiryRetentionDays} days.`,
        ],
        [
          "Traffic and road surveys, for the client that orders them",
          "Number plates in recordings, answers in interviews",
          "The client, often a road authority, decides.",
        ],
      ],
      from: "words",
      notes: [
        "An enquiry that looks like an advertisement is marked as such and still read by a person.",
        "We keep no record of who reads which page.",
        recordsByLaw,
      ],
    },
    {
      kind: "text",
      heading: "Who else handles it",
      paragraphs: [
        `${processors} handles it for us, as a data processor. We give it to nobody else unless a law obliges us to.`,
        ...(site.whatsapp
          ? [
              `"${sharedRequestCopy.whatsapp}" opens a draft in WhatsApp, which sends nothing by itself. If you send it, WhatsApp carries it under its own terms, and we see the number that you send it from.`,
            ]
          : []),
      ],
    },
    {
      kind: "text",
      heading: "What your browser stores",
      paragraphs: [
        "For the open tab: what you type into the form, so that a reload or a failed attempt loses nothing, until the enquiry is sent, and then the confirmation with what you sent, until you leave it, and your name and phone for the request form; and that you dismissed the announcement above the pages, until a page is reloaded.",
        "Until you remove or send it: your list, with the quantities, marks, dates and castings that you entered. It reaches us only as part of a message that you send, or by a link that you share. An address goes to an online map only if you follow its link.",
        "Until you forget them on the contact page: the last three lists that you sent, with day and reference, without your name, e-mail and phone. You can send them again or change them.",
        "To read offline: copies of the pages you open, of the contact page, of the request form, of the search and, once opened, of the testing scope document and the catalogue of tests. They contain nothing about you. To remove them, delete this site's data in your browser settings.",
      ],
    },
    {
      kind: "values",
      heading: "Your rights",
      intro: "The Act gives you these rights from May 2027; we grant them now.",
      columns: ["Right", "What it means"],
      rows: [
        ["Access", "A summary of your data, what we do with it, and who else has received it"],
        ["Correction", "We correct, complete or update it"],
        ["Erasure", "We erase it, unless a law obliges us to keep it, and confirm"],
        ["Withdrawal", "You withdraw your consent at any time; we then stop using the data"],
        ["Nomination", "You name a person who has your rights if you die or are incapacitated"],
        ["Redress", "We answer your complaint about our use of your data"],
      ],
      from: "words",
    },
    {
      kind: "text",
      heading: "Whom to ask, and where to complain",
      paragraphs: [
        `Write to ${site.email} with the subject "Privacy", from the address that you used, or by post to the laboratory.`,
        "If our answer does not settle it, you can from May 2027 also complain to the Data Protection Board of India.",
      ],
    },
  ],
  version: "Version of this notice",
  revised: "2026-11-19",
  unconfirmed: [
    {
      statement: mailbox,
      question: "Do you delete e-mails about enquiries in this period, and who does it?",
    },
    {
      statement: orderRecords,
      question:
        "For how long do you keep the records of an order, and the e-mails that belong to it?",
    },
    {
      statement: recordsByLaw,
      question:
        "Which of these records does rule 8(3) oblige you to keep from May 2027? Please ask your lawyer, and tell us the periods to print.",
    },
    {
      statement: processors,
      question:
        "Which companies host the site, its backups and your mail, and do you have a contract with each?",
    },
    {
      statement: 'with the subject "Privacy"',
      question:
        "Who answers questions and complaints about personal data (name or post, e-mail, phone), within how many days, and in which languages should this notice be offered?",
    },
  ],
};
