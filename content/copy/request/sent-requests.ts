/** What was sent from this device, shown while the list is empty. */
export const sentRequestsCopy = {
  heading: "Sent requests",
  sent: (day: string, reference: string | undefined, contents: string) =>
    [`Sent ${day}`, reference && `reference ${reference}`].filter(Boolean).join(", ") +
    (contents && `: ${contents}`),
  use: "Use this list again",
  change: "Change it",
  /** How the message begins that asks for a change. */
  changing: (reference: string | undefined) =>
    reference ? `Change to my request ${reference}:\n` : "Change to my last request:\n",
  forget: "Forget them",
} as const;
