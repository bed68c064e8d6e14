import type { Unit } from "../../units.ts";
import { site } from "../../site.ts";

/** One and several of what is counted. */
export const units: Readonly<Record<Unit | "sample", readonly [string, string]>> = {
  sample: ["sample", "samples"],
  survey: ["survey", "surveys"],
  km: ["km", "km"],
  junction: ["junction", "junctions"],
  station: ["station", "stations"],
};

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
  /** Of an instrument: what it is to be, not always how it is calibrated. */
  standards: (standards: string) => `Standard: ${standards}`,
  specification: (standards: string) => `Specification: ${standards}`,
  /** What has no unit is just a number; without a number it is for the visitor to state. */
  quantity(count: number | undefined, unit: keyof typeof units | undefined): string {
    if (!unit) return `quantity ${count}`;
    const [one, many] = units[unit];
    if (count === undefined) return `${many} to be stated`;
    return `${count} ${count === 1 ? one : many}`;
  },
  /** Names the set that has the test too. */
  alsoIn: (set: string) => `also in ${set}`,
  castOn: (date: string) => `cast on ${date}`,
  sampledOn: (date: string) => `sampled on ${date}`,
  project: (text: string) => `Project or site: ${text}`,
  neededBy: "Results needed by",
  priceNeededBy: "Price needed by",
  accredited: "Accredited report needed",
  /** Followed by a place. */
  samplesGo: "Samples go to",
  instrumentsGo: "Instruments go to",
  laboratory: `${site.address.town} laboratory`,
  services: (names: string) => `Services: ${names}`,
  /** Ends a list that is too long for the message. */
  left: (count: number) => `… and ${count} more, which this message has no room for`,
} as const;
