import { createServer } from "node:http";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { listen } from "../../testing/sockets.ts";
import { startServer } from "../../testing/start-server.ts";
import { readBuild } from "./check-build.ts";
import { checkPublicSite } from "./check-public-site.ts";

const build = readBuild(join(import.meta.dirname, "../../../build"))!;
const service = await startServer();
afterAll(() => service.stop());

const examine = async (origin: string) =>
  Object.fromEntries(
    (await checkPublicSite(new URL(origin), { ...build, siteOrigin: origin })).map((finding) => [
      finding.check,
      finding.state,
    ]),
  );

test("a site that is served as it was built is fine", async () => {
  expect(new Set(Object.values(await examine(service.origin)))).toEqual(new Set(["ok"]));
});

test("a web server that loses enquiries is found out", async () => {
  const proxy = createServer((_request, response) => response.end("Welcome"));
  const port = await listen(proxy);
  expect(await examine(`http://127.0.0.1:${port}`)).toMatchObject({
    "Home page": "ok",
    Enquiries: "bad",
  });
  proxy.close();
});

test("a site built for another address, or one that does not respond, is bad", async () => {
  const found = await checkPublicSite(new URL(service.origin), build);
  expect(found.find(({ check }) => check === "Address")!.state).toBe(
    build.siteOrigin === service.origin ? "ok" : "bad",
  );
  expect(await examine("http://127.0.0.1:1")).toEqual({ "Public site": "bad" });
});
