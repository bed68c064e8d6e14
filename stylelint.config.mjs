/** Newer than Baseline 2022, and in every browser of docs/limits.md. */
const supported = ["container-type", "accent-color", "overscroll-behavior"];

/** Decoration and speed: without it a page looks plainer or takes longer, and nothing is lost. */
const optional = [
  "break-after",
  "contain-intrinsic-block-size",
  "content-visibility",
  "forced-color-adjust",
  "orphans",
  "outline",
  "resize",
  "scrollbar-width",
  "text-wrap",
  "widows",
];

/** Fails for CSS that browsers of docs/limits.md lack, unless @supports guards it or a list above allows it. */
export default {
  plugins: ["stylelint-plugin-use-baseline"],
  rules: {
    "plugin/use-baseline": [
      true,
      {
        available: 2022,
        ignoreSelectors: ["has"],
        ignoreAtRules: ["container"],
        ignoreProperties: Object.fromEntries(
          [...supported, ...optional].map((name) => [name, ["/^.+$/"]]),
        ),
      },
    ],
  },
};
