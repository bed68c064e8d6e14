import type { Service } from "./shape.ts";

export const brickTileMarbles = {
  slug: "brick-tile-marbles",
  name: "Brick, Tile & Marbles",
  category: "materials",
  description:
    "Clay bricks, concrete blocks, ceramic and vitrified tiles, marble and natural stone: strength, absorption, abrasion and more.",
  lead: "Units that a wall or floor is made of, tested for strength, water absorption, dimensions and wear.",
  sections: [
    {
      kind: "points",
      heading: "What we test",
      points: [
        "Burnt clay bricks: strength, water absorption, efflorescence, dimensions, warpage",
        "Concrete blocks, hollow and solid: density, strength, absorption, drying shrinkage",
        "Ceramic tiles: absorption, breaking strength, crazing, abrasion, chemical resistance",
        "Vitrified tiles: absorption, deep abrasion, scratch hardness, impact",
        "Marble and natural stone: strength, specific gravity, porosity, abrasion",
      ],
    },
  ],
} as const satisfies Service;
