/**
 * System faces stretched to the size of ours, so that nothing moves when the real ones arrive.
 * Arial (and its free twin Liberation Sans) stands on desktops, Roboto on Android.
 */
interface Metrics {
  /** In ems, as the font file has them. */
  ascent: number;
  descent: number;
}

const instrumentSans: Metrics = { ascent: 0.97, descent: 0.25 };
const jetBrainsMono: Metrics = { ascent: 1.02, descent: 0.3 };

/** Average width of a character in ems, measured with canvas measureText over the words of content/services. */
const width = {
  ours: { regular: 0.4457, medium: 0.453, semibold: 0.4601 },
  arial: { regular: 0.4373, bold: 0.4752 },
  roboto: { regular: 0.4346, bold: 0.4424 },
};

export const fallbackFaces = (): string =>
  [
    fallback({
      family: "Instrument Sans Arial",
      weight: "400",
      local: ["Arial", "Liberation Sans"],
      adjust: width.ours.regular / width.arial.regular,
      metrics: instrumentSans,
    }),
    fallback({
      family: "Instrument Sans Arial",
      weight: "500",
      local: ["Arial", "Liberation Sans"],
      adjust: width.ours.medium / width.arial.regular,
      metrics: instrumentSans,
    }),
    fallback({
      family: "Instrument Sans Arial",
      weight: "600 700",
      local: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold"],
      adjust: width.ours.semibold / width.arial.bold,
      metrics: instrumentSans,
    }),
    fallback({
      family: "Instrument Sans Roboto",
      weight: "400",
      local: ["Roboto"],
      adjust: width.ours.regular / width.roboto.regular,
      metrics: instrumentSans,
    }),
    fallback({
      family: "Instrument Sans Roboto",
      weight: "500",
      local: ["Roboto"],
      adjust: width.ours.medium / width.roboto.regular,
      metrics: instrumentSans,
    }),
    fallback({
      family: "Instrument Sans Roboto",
      weight: "600 700",
      local: ["Roboto Bold"],
      adjust: width.ours.semibold / width.roboto.bold,
      metrics: instrumentSans,
    }),
    // Both are 0.6 em wide throughout; only the lines differ in height.
    fallback({
      family: "JetBrains Mono Courier",
      weight: "400 700",
      local: ["Courier New", "Liberation Mono"],
      adjust: 1,
      metrics: jetBrainsMono,
    }),
  ].join("\n");

interface Fallback {
  family: string;
  weight: string;
  local: string[];
  adjust: number;
  metrics: Metrics;
}

const percent = (value: number) => `${(value * 100).toFixed(2)}%`;

function fallback({ family, weight, local, adjust, metrics }: Fallback): string {
  return `@font-face {
  font-family: "${family}";
  font-weight: ${weight};
  src: ${local.map((name) => `local("${name}")`).join(", ")};
  size-adjust: ${percent(adjust)};
  ascent-override: ${percent(metrics.ascent / adjust)};
  descent-override: ${percent(metrics.descent / adjust)};
  line-gap-override: 0%;
}`;
}
