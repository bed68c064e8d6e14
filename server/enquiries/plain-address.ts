/** One e-mail address: no comma, bracket or quote that a mail program could read as two. */
export const isPlainAddress = (email: string) =>
  /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{N}.-]+$/u.test(email);
