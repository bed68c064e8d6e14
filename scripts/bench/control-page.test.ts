import { expect, test } from "vitest";
import { controlPage } from "./control-page.ts";

test("the control page keeps words, styles and structured data, and runs nothing", () => {
  const kept =
    '<style>p{}</style><script type="application/ld+json">{"a":1}</script><p>Soil</p><img src="/a.avif">';
  expect(
    controlPage(`${kept}<script>a()</script><script type="module" async="">b()</script>`),
  ).toBe(kept);
});
