import arial from "@capsizecss/metrics/arial";
import courierNew from "@capsizecss/metrics/courierNew";
import instrumentSans from "@capsizecss/metrics/instrumentSans";
import jetBrainsMono from "@capsizecss/metrics/jetBrainsMono";
import roboto from "@capsizecss/metrics/roboto";

interface Metrics {
  ascent: number;
  descent: number;
  lineGap: number;
  unitsPerEm: number;
  xWidthAvg: number;
}

/**
 * System faces stretched to the size of ours, so that nothing moves when the real ones arrive.
 * Arial (and its free twin Liberation Sans) stands on desktops, Roboto on Android.
 */
export const fallbackFaces = (): string =>
  [
    fallback(
      "Instrument Sans Arial",
      ["Arial", "Liberation Sans"],
      "400 500",
      instrumentSans,
      arial,
    ),
    fallback(
      "Instrument Sans Arial",
      ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold"],
      "600 700",
      instrumentSans,
      arial,
      boldWiderThanOurs,
    ),
    fallback("Instrument Sans Roboto", ["Roboto"], "400 700", instrumentSans, roboto),
    fallback(
      "JetBrains Mono Courier",
      ["Courier New", "Liberation Mono"],
      "400 700",
      jetBrainsMono,
      courierNew,
    ),
  ].join("\n");

/** Arial grows by 8 % from regular to bold over running text, Instrument Sans by 4 % from 400 to 600. */
const boldWiderThanOurs = 1.04;

function fallback(
  family: string,
  local: string[],
  weight: string,
  ours: Metrics,
  theirs: Metrics,
  wider = 1,
): string {
  const widthOf = (font: Metrics) => font.xWidthAvg / font.unitsPerEm;
  const adjust = widthOf(ours) / (widthOf(theirs) * wider);
  const percent = (units: number) => `${((units / ours.unitsPerEm / adjust) * 100).toFixed(2)}%`;
  return `@font-face {
  font-family: "${family}";
  font-weight: ${weight};
  src: ${local.map((name) => `local("${name}")`).join(", ")};
  size-adjust: ${(adjust * 100).toFixed(2)}%;
  ascent-override: ${percent(ours.ascent)};
  descent-override: ${percent(Math.abs(ours.descent))};
  line-gap-override: ${percent(ours.lineGap)};
}`;
}
