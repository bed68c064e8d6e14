/** The address, phones and e-mail of the laboratory and its centres. */
export const contactDetailsCopy = {
  laboratory: "Laboratory",
  phone: "Phone",
  email: "E-mail",
  hours: "Working hours",
  closedDays: "Closed days",
  closedDay: (day: string, reason: string) => `${day}: ${reason}`,
  map: "Directions",
  mapOf: (name: string) => `Directions to ${name} (new tab)`,
} as const;
