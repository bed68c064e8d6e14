import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { dayMs } from "#content/time.ts";
import { readConfig } from "../config.ts";
import { eraseMail } from "../mail/folder.ts";
import { startService } from "../service.ts";
import { commandContext, runCommand } from "../testing/command-context.ts";
import { postEnquiry } from "../testing/enquiries.ts";
import { mailsIn } from "../testing/start-server.ts";
import { stubSite } from "../testing/app-options.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { openTestStore } from "../testing/test-store.ts";
import { until } from "../testing/until.ts";

const everyFileOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

const filesHolding = (folder: string, text: string) =>
  everyFileOf(folder).filter((file) => readFileSync(file).includes(text));

test("a forgotten enquiry is in no file of the data folder, while the service runs", async () => {
  const folder = temporaryFolder();
  const config = readConfig({ DATA_DIR: folder, PORT: "0", LOG_LEVEL: "silent", RATE_LIMIT: "0" });
  const service = await startService(config, stubSite, { pollMs: 20 });
  const send = (change: object) => postEnquiry(`http://127.0.0.1:${service.port}`, change);
  const secret = "Unmistakable-Wording";
  // Many rows, so that SQLite moves some when one is deleted.
  for (let index = 0; index < 60; index++)
    await send({ message: `${index} ${"x".repeat(900)}`, email: `other-${index}@site.example` });
  await send({ email: "Asha@Site.example", message: `${secret} ${"y".repeat(3000)}` });
  await until("all mailed", () => mailsIn(folder).length === 61);
  expect(filesHolding(folder, secret).length).toBeGreaterThanOrEqual(2);

  const store = openTestStore(config.database);
  const context = commandContext(store, {
    eraseMail: (references) => eraseMail(config.mailFolder, references),
    now: () => Date.now(),
  });
  expect(await runCommand(context, "forget", "asha@site.example")).toMatch(
    /^Erased .*: [A-Z0-9]{4}-[A-Z0-9]{4}\.\nNot erased: .*desk@laboratory.example, and backups/,
  );
  for (const text of [secret, "Asha@Site.example", "yyyyyyyyyy"])
    expect(filesHolding(folder, text)).toEqual([]);
  expect(mailsIn(folder)).toHaveLength(60);

  const later = Date.now() + 731 * dayMs;
  await store.setLastTime("trusted", later);
  const purged = await store.purge(730 * dayMs, later);
  expect(purged).toHaveLength(60);
  await context.eraseMail(purged);
  for (const text of ["other-", "xxxxxxxxxx"]) expect(filesHolding(folder, text)).toEqual([]);
  expect((await send({})).status).toBe(201);
  await store.close();
  await service.stop();
}, 30_000);
