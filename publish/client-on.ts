import type { AstroIntegration } from "astro";

/** Adds the directive client:on, with which a page says at what an island is hydrated. */
export const clientOn: AstroIntegration = {
  name: "client-on",
  hooks: {
    "astro:config:setup": ({ addClientDirective }) =>
      addClientDirective({ name: "on", entrypoint: "./app/browser/client-on.ts" }),
  },
};
