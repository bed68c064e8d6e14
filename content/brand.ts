/** SVG paths of the logo, a T-shaped ruler in a 40 by 40 viewBox, for the header and every icon. */
export const brandMark = {
  size: 40,
  rule: "M8 12h24M20 12v20",
  ruleWidth: 3.4,
  ticks: "M8 12v5M12 12v3M16 12v3M24 12v3M28 12v3M32 12v5",
  tickWidth: 1.6,
} as const;

/** True when pictures/masters/logo, with any image extension, is the laboratory's own: it then replaces these paths. */
export const ownLogo: boolean = false;
