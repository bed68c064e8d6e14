import { readConfig } from "../config.ts";
import { startService } from "../service.ts";
import { stubSite } from "./app-options.ts";

/** The service without a built site, for tests that kill its process; the argument is the lease in milliseconds. */
const { port, stop } = await startService(readConfig(process.env), stubSite, {
  leaseMs: Number(process.argv[2]),
  pollMs: 50,
});
process.once("SIGTERM", () => void stop().then(() => process.exit(0)));
console.log(`http://127.0.0.1:${port}`);
