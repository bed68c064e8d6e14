import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Databases, deployments } from "../testing/deployments.ts";
import { expectComplete } from "../testing/expect-complete.ts";
import { mailsIn } from "../testing/mails.ts";
import { startLoaded } from "../testing/start-loaded.ts";
import { startStubServer } from "../testing/start-server.ts";
import { until } from "../testing/until.ts";

const mailedIn = (folder: string) => new Set(mailsIn(folder).map((name) => name.slice(0, 9)));
const leaseMs = 500;

describe.each(deployments)("$name", ({ processes, openDatabases }) => {
  let databases: Databases;
  beforeAll(async () => {
    databases = await openDatabases();
  });
  afterAll(() => databases.close());

  test("killed under load: every enquiry with a 201 response is kept, and mailed after a restart", async () => {
    const { env, folder, database } = await databases.fresh();
    const running = await startLoaded({ processes, env, clients: 6 / processes, leaseMs });
    await until("under load", () =>
      running.loads.every(({ kept }) => kept.length >= 120 / processes),
    );
    await running.kill();
    await running.stopLoad();

    const second = await startStubServer(env, leaseMs);
    await until(
      "all mailed",
      () => {
        const mailed = mailedIn(folder);
        return running.kept().every((id) => mailed.has(id));
      },
      30_000,
    );
    expect(await second.stop()).toBe(0);
    await expectComplete(database, running.kept());
  }, 60_000);

  test("stopped under load: no connection is reset, and every enquiry with a 201 response is kept", async () => {
    const { env, database } = await databases.fresh();
    const running = await startLoaded({ processes, env, clients: 15 / processes });
    await until("under load", () =>
      running.loads.every(({ kept }) => kept.length >= 120 / processes),
    );
    expect(new Set(await running.stop())).toEqual(new Set([0]));
    await running.stopLoad();
    expect(running.statuses()).toEqual(new Set([201]));
    expect(running.failures()).toEqual(new Set(["ECONNREFUSED"]));
    await expectComplete(database, running.kept());
  }, 30_000);
});
