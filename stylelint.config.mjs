/** Newer than Baseline 2022, and in every browser of docs/limits.md. */
const supported = ["container-type", "accent-color", "overscroll-behavior"];

/** Decoration and speed: without it a page looks plainer or takes longer, and nothing is lost. */
const optional = [
  "anchor-name",
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

const scale = "declaration-property-value-disallowed-list";
const inText = ["button", "chip", "request-form"];

/** A length that is written out, but for a hairline. */
const length = String.raw`/(?<![\w.#-])(?!1px)[\d.]+(px|r?em|ch|%|[sld]?v[hw]|pt|mm)/`;

/** One column, room for the cells of a table, the menu of phones, its row, the sidebar, columns of text; all but the menu follow the size of text. */
const widths = ["37.5rem", "45rem", "768px", "56.25rem", "64rem", "73.75rem"];

/** Fails for spaces, sizes of text and radii that are not in styles/tokens.css, for other widths of a screen, and for CSS that browsers of docs/limits.md lack, unless @supports guards it or a list above allows it. */
export default {
  plugins: ["stylelint-plugin-use-baseline"],
  rules: {
    [scale]: {
      "/^(margin|padding)/": [length],
      "/gap$/": [length],
      "/^font(-size)?$/": [length],
      "/radius$/": [length],
    },
    "media-feature-name-value-allowed-list": { width: widths },
    "media-feature-range-notation": "context",
    "plugin/use-baseline": [
      true,
      {
        available: 2022,
        ignoreSelectors: ["has", "details-content"],
        ignoreAtRules: ["container"],
        ignoreUnits: ["cqi"],
        ignoreProperties: Object.fromEntries(
          [...supported, ...optional].map((name) => [name, ["/^.+$/"]]),
        ),
      },
    ],
  },
  overrides: [
    { files: ["app/styles/tokens.css"], rules: { [scale]: null } },
    // Their spaces follow the size of their text.
    { files: inText.map((name) => `app/**/${name}.module.css`), rules: { [scale]: null } },
  ],
};
