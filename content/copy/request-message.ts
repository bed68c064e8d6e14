/** A request as text: in the message, on the request form and above the list. */
export const requestMessageCopy = {
  nouns: {
    test: ["test", "tests"],
    set: ["set", "sets"],
    instrument: ["instrument", "instruments"],
    survey: ["survey", "surveys"],
    other: ["other entry", "other entries"],
  },
  title: (counts: string) => `Request for ${counts}`,
  samples: (count: number) => `${count} ${count === 1 ? "sample" : "samples"}`,
  quantity: (count: number) => `quantity ${count}`,
  date: (date: string) => `cast or sampled on ${date}`,
  neededBy: (date: string) => `Needed by: ${date}`,
  bringTo: (place: string) => `Bring to: ${place}`,
  laboratory: "Jammu laboratory",
  services: (names: string) => `Services: ${names}`,
  /** Ends a list that is too long for the message. */
  left: (count: number) => `… and ${count} more, which this message has no room for.`,
} as const;
