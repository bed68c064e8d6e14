import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { buildApp } from "./app.ts";
import { appOptions } from "./testing/app-options.ts";

test("stopping lets a running request finish, and accepts no new one", async () => {
  const app = buildApp(appOptions());
  app.get("/slow", async () => {
    await setTimeout(300);
    return "done";
  });
  const address = await app.listen({ port: 0 });
  const running = fetch(`${address}/slow`).then((response) => response.text());
  await setTimeout(100);
  const closed = app.close();
  await setTimeout(50);
  await expect(fetch(`${address}/healthz`)).rejects.toThrow("fetch failed");
  expect(await running).toBe("done");
  await closed;
});

test("/healthz responds while the process is up", async () => {
  const response = await buildApp(appOptions()).inject("/healthz");
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({ ok: true });
});

test("an internal error shows the visitor one sentence: no stack, no path", async () => {
  const app = buildApp(appOptions());
  app.get("/fault", () => {
    throw new Error("select * from enquiries in /srv/site/server/main.ts");
  });
  const response = await app.inject("/fault");
  expect(response.statusCode).toBe(500);
  expect(response.json()).toEqual({
    message: "Something went wrong on our side. Please try again.",
  });
  expect(response.headers["content-security-policy"]).toContain("default-src 'none'");
});
