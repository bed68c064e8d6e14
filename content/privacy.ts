import { site } from "./site.ts";

interface PrivacySection {
  heading: string;
  paragraphs: readonly string[];
}

interface Privacy {
  lead: string;
  sections: readonly PrivacySection[];
}

/** What the site stores. Change it in the same commit as the storage. */
export const privacy: Privacy = {
  lead: "This site sets no cookies, loads nothing from other companies and does not track you.",
  sections: [
    {
      heading: "Browsing this site",
      paragraphs: [
        "We keep no record of who reads which page. For the open tab only, your browser remembers how far you have scrolled and whether it has just reloaded a page because the site was updated.",
      ],
    },
    {
      heading: "When you send an enquiry",
      paragraphs: [
        "We keep your name, e-mail address, phone number and message with the time they arrived and a reference, and send them to the laboratory by e-mail. We use them only to reply to you.",
        "An enquiry that looks like an advertisement is marked as such and still read by a person.",
      ],
    },
    {
      heading: "How long we keep an enquiry",
      paragraphs: [
        `An enquiry is erased after ${site.enquiryRetentionDays} days, or earlier if you ask.`,
        "Each time an enquiry is read or erased in our records, we log its reference and what was done, without your name or address.",
      ],
    },
    {
      heading: "Protecting the form",
      paragraphs: [
        "An internet address may send only a limited number of enquiries in ten minutes. To count them, we keep the address in a scrambled form that cannot be read without our key, and delete it when the ten minutes are over. We recognise an enquiry that was sent twice in the same way and for the same time.",
      ],
    },
    {
      heading: "In your browser",
      paragraphs: [
        "Your browser keeps what you type into the form for the open tab, so that a reload or a failed attempt loses nothing. It is removed when the enquiry is sent or you close the tab.",
        "The tests you add to your enquiry list are kept in this browser only (its local storage), by their names in our catalogue, until you remove them. They reach us only as part of a message that you send.",
        "Your browser also keeps copies of the pages you open, of the contact page and, once opened, of the testing scope document and the catalogue of tests, so that you can read them offline. The copies contain nothing about you and never leave your device. To remove them, delete this site's data in your browser settings.",
      ],
    },
    {
      heading: "E-mail and phone",
      paragraphs: [
        `We use what you send to ${site.email} or tell us on the phone only to reply to you.`,
      ],
    },
    {
      heading: "Erasing your data",
      paragraphs: [
        `Write to ${site.email} from the address you used. We will erase the enquiry and our e-mail about it from our records, and confirm.`,
      ],
    },
  ],
};
