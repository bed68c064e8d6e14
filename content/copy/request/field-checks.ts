/** Why a field of a request refuses what is typed. */
export const fieldChecksCopy = {
  count: (most: number) => `Please enter a whole number from 1 to ${most}.`,
  tooLong: (longest: number) => `Please keep this to ${longest} characters.`,
  date: "Please check the date.",
  past: "Please choose today or a later day.",
} as const;
