/** "+91 191 246 0000" becomes "tel:+911912460000". */
export const telephoneUrl = (phone: string): string => `tel:${phone.replaceAll(" ", "")}`;
