import { site } from "./site.ts";

interface PrivacySection {
  heading: string;
  /** Begins with how long enquiries are kept, which the server knows. */
  statesRetention?: true;
  paragraphs: readonly string[];
}

interface Privacy {
  lead: string;
  sections: readonly PrivacySection[];
}

/** What the site stores. Change it in the same commit as the storage. */
export const privacy: Privacy = {
  lead: "This site sets no cookies, loads nothing from other companies and does not follow you.",
  sections: [
    {
      heading: "When you read",
      paragraphs: [
        "Pages are sent to you and nothing is kept about who asked for them. Your browser remembers, for the open tab only, how far you had scrolled, and whether it has just loaded a page again because the site was renewed.",
      ],
    },
    {
      heading: "When you send an enquiry",
      paragraphs: [
        "We keep your name, e-mail address, phone number and message, when they arrived and a reference, and send them to the laboratory by e-mail. They are used to answer you and for nothing else.",
        "An enquiry that looks like an advertisement is marked as such, and still read by a person.",
      ],
    },
    {
      heading: "How long an enquiry is kept",
      statesRetention: true,
      paragraphs: [
        "Each time one is read or erased in our records, we note its reference and what was done, without your name or address.",
      ],
    },
    {
      heading: "To keep the form usable for everybody",
      paragraphs: [
        "One internet address may send a limited number of enquiries in ten minutes. To count them we keep the address only in a scrambled form that cannot be read back without our key, and delete it when the ten minutes are over. In the same way and for the same time we recognise an enquiry that was sent twice.",
      ],
    },
    {
      heading: "In your browser",
      paragraphs: [
        "What you type into the form is kept by your browser for the open tab, so that a reload or a failed attempt loses nothing. It is removed when the enquiry has been sent, and when you close the tab.",
        "Your browser also keeps copies of the pages you open, of the contact page and, once opened, of the testing scope document, so that they can be read without a connection. The copies hold nothing about you and never leave your device. To remove them, delete the data of this site in the settings of your browser.",
      ],
    },
    {
      heading: "When you write or ring",
      paragraphs: [
        `What you send to ${site.email} or say on the phone is used to answer you and for nothing else.`,
      ],
    },
    {
      heading: "To have something erased",
      paragraphs: [
        `Write to ${site.email} from the address you used. We erase the enquiry and the mail about it from our records, and confirm.`,
      ],
    },
  ],
};
