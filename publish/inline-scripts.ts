import type { Plugin } from "vite";
import { bundleBrowserScript } from "./bundle-browser-script.ts";

const query = "?inline-script";

/** An import that ends with "?inline-script" is the bundled code of that file, to be put into a document. */
export const inlineScripts: Plugin = {
  name: "inline-scripts",
  enforce: "pre",
  async load(id) {
    if (!id.endsWith(query)) return undefined;
    const { code, files } = await bundleBrowserScript(id.slice(0, -query.length));
    for (const file of files) this.addWatchFile(file);
    return `export default ${JSON.stringify(code)}`;
  },
};
