import { once } from "node:events";
import { createServer } from "node:http";
import { join } from "node:path";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "../../testing/free-port.ts";
import { type RunningServer, startServer } from "../../testing/start-server.ts";
import { readBuild } from "./check-build.ts";
import { checkCertificate, checkPublicSite } from "./check-public-site.ts";

const build = readBuild(join(import.meta.dirname, "../../../build"))!;
let service: RunningServer;
beforeAll(async () => {
  service = await startServer();
});
afterAll(() => service.stop());

const examine = async (origin: string) =>
  Object.fromEntries(
    (await checkPublicSite(new URL(origin), { ...build, origin })).map((finding) => [
      finding.check,
      finding.state,
    ]),
  );

test("a site that is served as it was built is fine", async () => {
  expect(new Set(Object.values(await examine(service.origin)))).toEqual(new Set(["ok"]));
});

test("a proxy that drops headers, finds everything and loses enquiries is found out", async () => {
  const proxy = createServer((_request, response) => response.end("Welcome")).listen(
    0,
    "127.0.0.1",
  );
  await once(proxy, "listening");
  const { port } = proxy.address() as { port: number };
  expect(await examine(`http://127.0.0.1:${port}`)).toMatchObject({
    "Home page": "warn",
    "Not found": "warn",
    Enquiries: "bad",
  });
  proxy.close();
});

test("a site built for another address, or one that does not respond, is bad", async () => {
  const found = await checkPublicSite(new URL(service.origin), build);
  expect(found.find(({ check }) => check === "Address")!.state).toBe(
    build.origin === service.origin ? "ok" : "bad",
  );
  expect(await examine(`http://127.0.0.1:${await freePort()}`)).toEqual({ "Public site": "bad" });
});

test("the end of a certificate is read from the server", async () => {
  // Any server with TLS will do, and this one brings a certificate.
  const server = new SMTPServer({ secure: true });
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as { port: number };
  const { found } = await checkCertificate(new URL(`https://localhost:${port}`));
  expect(found).toMatch(/^the certificate ends in -?\d+ days$/);
  await new Promise<void>((resolve) => server.close(resolve));
});
