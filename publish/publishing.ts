import { join } from "node:path";
import type { AstroIntegration } from "astro";
import { readBuildConfig } from "./build-config.mjs";
import { inlineScripts } from "./inline-scripts.ts";
import { sourceStamp } from "./source-stamp.mjs";

const root = join(import.meta.dirname, "..");
/** Imported when a command needs them, because they read content, which may have mistakes. */
const buildSteps = () => import("./build-steps.ts");

/** Makes fonts and data before the pages, and the files that are served after them. */
export function publishing(): AstroIntegration {
  const origins = readBuildConfig(process.env);
  const stamp = sourceStamp(root, process.env);
  const build = { stamp, name: stamp.slice(0, 10) };
  return {
    name: "publishing",
    hooks: {
      "astro:config:setup": async ({ command, addClientDirective, updateConfig }) => {
        addClientDirective({ name: "on", entrypoint: "./app/browser/client-on.ts" });
        const isBuild = command === "build";
        const define = {
          "import.meta.env.SITE_ORIGIN": JSON.stringify(origins.siteOrigin),
          "import.meta.env.ENQUIRY_ORIGIN": JSON.stringify(origins.enquiryOrigin),
          "import.meta.env.BUILD": JSON.stringify(isBuild ? build.name : "development"),
        };
        updateConfig({ site: origins.siteOrigin, vite: { define, plugins: [inlineScripts] } });
        const { prepare, prepareBuild } = await buildSteps();
        if (command === "dev") await prepare(root);
        if (isBuild) await prepareBuild(root);
      },
      "astro:server:setup": async ({ server }) => {
        const { serveScopePdf } = await import("./scope-document.ts");
        serveScopePdf(server);
      },
      "astro:build:done": async ({ logger }) => {
        logger.info("Documents and compression");
        const { publish } = await buildSteps();
        logger.info(`Built ${await publish(root, build, origins)} files.`);
      },
    },
  };
}
