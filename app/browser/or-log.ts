/** What is shown instead of a part that did not load; the reason goes to the console. */
export const orLog =
  <Fallback>(fallback: Fallback) =>
  (error: unknown): Fallback => {
    console.error(error);
    return fallback;
  };
