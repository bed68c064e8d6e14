import { centreCount } from "./centres.ts";

/** A schematic map of the laboratory, its collection centres and the roads between them; coordinates in 100 by 80. */
export interface SchematicPlace {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** The side of the dot on which the name is written. */
  readonly side: "left" | "right";
  readonly laboratory?: boolean;
}

export interface SchematicRoad {
  readonly name: string;
  readonly through: readonly (readonly [x: number, y: number])[];
  readonly nameAt: readonly [x: number, y: number];
}

export const schematic = {
  title: `The laboratory in Jammu and its ${centreCount} collection centres`,
  caption:
    "Samba and Kathua lie south-east of Jammu and Udhampur north-east of it on NH-44; Rajouri lies north-west on NH-144A. Not to scale.",
  places: [
    { name: "Jammu", x: 46, y: 46, side: "right", laboratory: true },
    { name: "Samba", x: 64, y: 60, side: "left" },
    { name: "Kathua", x: 82, y: 70, side: "left" },
    { name: "Udhampur", x: 66, y: 20, side: "right" },
    { name: "Rajouri", x: 14, y: 16, side: "right" },
  ],
  roads: [
    {
      name: "NH-44",
      through: [
        [92, 75],
        [82, 70],
        [64, 60],
        [46, 46],
        [54, 34],
        [66, 20],
        [72, 8],
      ],
      nameAt: [56, 40],
    },
    {
      name: "NH-144A",
      through: [
        [46, 46],
        [34, 34],
        [14, 16],
        [8, 8],
      ],
      nameAt: [14, 38],
    },
  ],
} as const satisfies {
  title: string;
  caption: string;
  places: readonly SchematicPlace[];
  roads: readonly SchematicRoad[];
};
