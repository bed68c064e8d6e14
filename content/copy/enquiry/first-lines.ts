/** How a message begins that was opened from a service page. */
export const firstLineAbout = (service: string) => `Enquiry about ${service}:\n`;

/** From the scope page; chosen tests follow it. */
export const firstLineAboutScope =
  "Is this test in the scope of your accreditation? Test and method:\n";

/** From the page about accreditation. */
export const firstLineAboutCertificates = "Please send us a copy of this certificate: ";

/** From a search that did not find what the visitor needs. */
export const firstLineAsking = (query: string) => `Do you test this? ${query}\n`;
