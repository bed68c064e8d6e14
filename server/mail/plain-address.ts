/** One address and nothing else: no comma, bracket or quote that could make two of it. */
export const isPlainAddress = (email: string) =>
  /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{N}.-]+$/u.test(email);
