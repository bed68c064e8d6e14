import { site } from "#content/site.ts";

/** A request as text: in the message, on the request form and above the list. */
export const requestMessageCopy = {
  nouns: {
    test: ["test", "tests"],
    set: ["set", "sets"],
    instrument: ["instrument", "instruments"],
    survey: ["survey", "surveys"],
  },
  title: (counts: string) => `Request for ${counts}`,
  methods: (methods: string) => `Method: ${methods}`,
  specification: (standards: string) => `Specification: ${standards}`,
  samples: (count: number) => `${count} ${count === 1 ? "sample" : "samples"}`,
  quantity: (count: number) => `quantity ${count}`,
  castOn: (date: string) => `cast on ${date}`,
  sampledOn: (date: string) => `sampled on ${date}`,
  project: (text: string) => `Project or site: ${text}`,
  neededBy: (date: string) => `Results needed by: ${date}`,
  accredited: "Accredited report needed",
  /** Followed by a place. */
  samplesGo: "Samples go to",
  instrumentsGo: "Instruments go to",
  laboratory: `${site.address.town} laboratory`,
  services: (names: string) => `Services: ${names}`,
  /** Ends a list that is too long for the message. */
  left: (count: number) => `… and ${count} more, which this message has no room for`,
} as const;
