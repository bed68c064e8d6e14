import type { Service } from "./shape.ts";

export const calibrationFacilities = {
  slug: "calibration-facilities",
  name: "Calibration Facilities",
  category: "calibration",
  description:
    "Calibration of dimensional, pressure, force, mass, volume and thermal instruments, in the laboratory or at your site.",
  lead: "Instruments compared with traceable references in five fields; force machines and ovens where they stand.",
  keyFigures: [
    { value: "25", label: "instruments in the numbered list" },
    { value: "1000 kN", label: "universal testing machines, up to" },
    { value: "700 bar", label: "pressure, up to" },
  ],
  sections: [
    {
      kind: "points",
      heading: "Fields of calibration",
      points: [
        "Dimensional: calipers, micrometers, dial gauges, sieves, tapes",
        "Pressure: hydraulic, pneumatic and vacuum gauges",
        "Force: compression, universal and flexural testing machines, load frames",
        "Mass and volume: weights, balances, measuring glassware",
        "Thermal: thermometers, ovens, incubators, water baths",
      ],
    },
    {
      kind: "text",
      heading: "What an accredited result means",
      paragraphs: [
        "Calibration results are issued under accreditation only where the instrument and its range are in the current scope of accreditation. Everything else is reported apart from it.",
      ],
    },
  ],
} as const satisfies Service;
