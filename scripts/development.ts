import { join } from "node:path";
import type { AstroIntegration } from "astro";
import { checkContent, reportContent } from "./check/check.ts";

const root = join(import.meta.dirname, "..");

/** Beside the pages of `astro dev`: the mistakes in content, and the enquiry service. */
export function development(): AstroIntegration {
  let stopService: (() => Promise<unknown>) | undefined;
  return {
    name: "development",
    hooks: {
      "astro:config:setup": async ({ command, updateConfig }) => {
        if (command !== "dev") return;
        // Named before anything imports content: a mistake that stops a module also stops the server.
        const isRight = await reportContent(root);
        const { port, stop } = await startEnquiryService().catch((error) => {
          if (isRight) throw error;
          process.exit(1);
        });
        stopService = stop;
        const proxy = { "/api": { target: `http://127.0.0.1:${port}`, changeOrigin: false } };
        updateConfig({ vite: { server: { proxy } } });
      },
      // A changed fact reloads the page, so that each page shows the mistakes of the moment.
      "astro:server:setup": ({ server: { ws } }) => {
        ws.on("connection", async () => {
          const mistakes = await checkContent(root);
          if (mistakes.length > 0)
            ws.send({
              type: "error",
              err: { title: "The content has mistakes", message: mistakes.join("\n\n"), stack: "" },
            });
        });
      },
      "astro:server:done": async () => {
        await stopService?.();
      },
    },
  };
}

/** On any free port, which only the proxy of the pages needs to know; imported late, because it reads content. */
async function startEnquiryService() {
  const { readConfig } = await import("#server/config.ts");
  const { startService } = await import("#server/service.ts");
  const { stubSite } = await import("#server/testing/app-options.ts");
  return startService(readConfig({ ...process.env, HOST: "127.0.0.1", PORT: "0" }), stubSite);
}
