/** Without the characters that show the text after them in another order: embeddings, overrides and isolates. */
export const plainText = (text: string) => text.replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, "");

/** Whether nobody would see anything of the text: spaces, controls, fillers and joiners only. */
export const isBlank = (text: string) =>
  !/[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);
