import { site } from "../site.ts";

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
  methods: (methods: string) => `Method: ${methods}`,
  samples: (count: number) => `${count} ${count === 1 ? "sample" : "samples"}`,
  quantity: (count: number) => `quantity ${count}`,
  castOn: (date: string) => `cast on ${date}`,
  sampledOn: (date: string) => `sampled on ${date}`,
  neededBy: (date: string) => `Results needed by: ${date}`,
  projectOrSite: (name: string) => `Project or site: ${name}`,
  bringTo: (place: string) => `Samples go to: ${place}`,
  typed: "not found in your list of tests",
  laboratory: `${site.address.town} laboratory`,
  services: (names: string) => `Services: ${names}`,
  moreCastings: (count: number) =>
    `… and ${count} more ${count === 1 ? "casting" : "castings"}, on the request form`,
  /** Ends a list that is too long for the message. */
  left: (count: number) => `… and ${count} more, which this message has no room for.`,
} as const;
