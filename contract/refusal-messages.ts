/** The sentences of responses that keep no enquiry, by status. */
export const refusalMessages = {
  400: "The body is not JSON that can be read.",
  403: "Enquiries are taken from this site's own pages.",
  408: "The request took too long to arrive.",
  413: "The enquiry is too long.",
  415: "Send the enquiry as JSON or as a form.",
  422: "Some fields need attention.",
  429: "Too many enquiries came from this address. Please try again later.",
  500: "Something went wrong on our side. Please try again.",
  503: "The enquiry could not be kept just now. Please try again.",
} as const;

/** For a path that is requested with another method. */
export const methodMessage = (allow: string) =>
  `This address is requested with ${allow.replace(", ", " or ")}.`;

/** What the client waits before it tries again, while the store cannot be written or the service is down. */
export const retrySeconds = 30;
