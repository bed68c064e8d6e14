/** The address, phones and e-mail of the laboratory and its centres. */
export const contactDetailsCopy = {
  laboratory: "Laboratory",
  phone: "Phone",
  email: "E-mail",
  hours: "Working hours",
  map: "Directions",
  mapOf: (name: string) => `Directions to ${name} (new tab)`,
} as const;
