/** Fails for CSS that browsers of docs/browsers.md lack, unless @supports guards it or a list here allows it. */
const supportedSince = {
  selectors: ["has"],
  atRules: ["container"],
  properties: ["container-type", "accent-color", "overscroll-behavior"],
  units: ["cqw"],
};

/** Decoration and speed: without it a page looks plainer or takes longer, and nothing is lost. */
const optional = {
  selectors: ["selection", "/^view-transition-/"],
  atRules: ["view-transition", "starting-style"],
  properties: [
    "anchor-name",
    "/^break-/",
    "contain-intrinsic-block-size",
    "content-visibility",
    "forced-color-adjust",
    "orphans",
    "outline",
    "overscroll-behavior-x",
    "/^position-/",
    "print-color-adjust",
    "resize",
    "scrollbar-width",
    "text-size-adjust",
    "text-wrap",
    "view-transition-name",
    "widows",
  ],
};

export default {
  plugins: ["stylelint-plugin-use-baseline"],
  rules: {
    "plugin/use-baseline": [
      true,
      {
        available: 2022,
        ignoreSelectors: [...supportedSince.selectors, ...optional.selectors],
        ignoreAtRules: [...supportedSince.atRules, ...optional.atRules],
        ignoreProperties: Object.fromEntries(
          [...supportedSince.properties, ...optional.properties].map((name) => [name, ["/^.+$/"]]),
        ),
        ignoreUnits: supportedSince.units,
      },
    ],
  },
};
