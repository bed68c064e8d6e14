import { spawn } from "node:child_process";
import { join } from "node:path";
import { makeFonts } from "./fonts/fonts.ts";

/** Pages that change while you type. */
const root = join(import.meta.dirname, "..");
await makeFonts(root);
spawn(join(root, "node_modules/.bin/react-router"), ["dev"], { cwd: root, stdio: "inherit" });
