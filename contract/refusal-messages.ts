/** The `message` of a JSON response that refuses an enquiry; visitors read `failedSentence` of enquiry.ts. */
export const refusalMessages = {
  400: "The body is not valid JSON.",
  403: "Enquiries are accepted only from this website.",
  408: "The request took too long to arrive.",
  413: "The enquiry is too long.",
  415: "Send the enquiry as JSON or as a form.",
  422: "Some fields need attention.",
  429: "Too many enquiries came from this address. Please try again later.",
  500: "Something went wrong on our side. Please try again.",
  503: "The enquiry could not be saved. Please try again.",
} as const;

export const methodMessage = (allow: string) =>
  `Method not allowed. Use ${allow.replace(", ", " or ")}.`;

export const retrySeconds = 30;
