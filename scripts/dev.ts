import { join } from "node:path";
import { reportContent } from "./check/check.ts";

/** Names mistakes of content before anything imports it: one that stops a module also stops the server. */
const isRight = await reportContent(join(import.meta.dirname, ".."));
try {
  await import("./dev-server.ts");
} catch (error) {
  if (isRight) throw error;
  process.exitCode = 1;
}
