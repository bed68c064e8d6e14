import { onTestFinished } from "vitest";
import { type AppOptions, buildApp } from "../app.ts";
import type { EnquiryRules } from "../enquiries/receive-enquiry.ts";
import { enquiryRecords } from "../enquiries/store/records.ts";
import { enquiryStore, openEngine } from "../enquiries/store/enquiry-store.ts";
import { appOptions, testLog } from "./app-options.ts";
import { noLimit } from "./enquiries.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** Closed after the test that starts it. */
export async function startApp(
  change: Partial<AppOptions> = {},
  rules: Partial<EnquiryRules> = {},
) {
  const databaseFile = `${temporaryFolder()}/enquiries.db`;
  const engine = openEngine({ kind: "sqlite", file: databaseFile });
  const store = enquiryStore(engine);
  await store.ready();
  const { logger, log } = testLog("debug");
  const app = buildApp(appOptions({ store, rules: { ...noLimit, ...rules }, logger, ...change }));
  onTestFinished(async () => {
    await app.close();
    await engine.close();
  });
  const post = (body: object, headers: Record<string, string> = {}) =>
    app.inject({ method: "POST", url: "/api/enquiry", payload: body, headers });
  const postForm = (body: Record<string, string>, headers: Record<string, string> = {}) =>
    app.inject({
      method: "POST",
      url: "/api/enquiry",
      payload: new URLSearchParams(body).toString(),
      headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    });
  const records = enquiryRecords(engine);
  return { app, store, records, engine, databaseFile, post, postForm, log };
}
