import { brandMark } from "#derive/laboratory.ts";

/** The logo: a T drawn as a ruler. */
export function Logo() {
  const { size, rule, ruleWidth, ticks, tickWidth } = brandMark;
  return (
    <svg width={size} height={size} viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      <rect width={size} height={size} rx="4" fill="#0f2129" />
      <path d={rule} stroke="#e0a526" strokeWidth={ruleWidth} />
      <path d={ticks} stroke="#e0a526" strokeWidth={tickWidth} />
    </svg>
  );
}
