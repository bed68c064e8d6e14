import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { buildApp } from "./app.ts";
import { appOptions } from "./testing/app-options.ts";

test("a stop lets a request that is under way finish, and takes no new one", async () => {
  const app = buildApp(appOptions());
  app.get("/slow", async () => {
    await setTimeout(300);
    return "done";
  });
  const address = await app.listen({ port: 0 });
  const underWay = fetch(`${address}/slow`).then((answer) => answer.text());
  await setTimeout(100);
  const closed = app.close();
  await setTimeout(50);
  await expect(fetch(`${address}/healthz`)).rejects.toThrow("fetch failed");
  expect(await underWay).toBe("done");
  await closed;
});

test("the process says that it is up", async () => {
  const answer = await buildApp(appOptions()).inject("/healthz");
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ ok: true });
});

test("a fault inside says one sentence to the visitor: no stack, no path", async () => {
  const app = buildApp(appOptions());
  app.get("/fault", () => {
    throw new Error("select * from enquiries in /srv/site/server/main.ts");
  });
  const answer = await app.inject("/fault");
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({ message: "Something went wrong on our side. Please try again." });
  expect(answer.headers["content-security-policy"]).toContain("default-src 'none'");
});
