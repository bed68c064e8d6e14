import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { type IncomingHttpHeaders, request } from "node:http";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { enquiryPath, formType } from "#contract/enquiry.ts";
import { securityHeaders } from "#contract/response-headers.ts";
import { manifestFile, parseManifest } from "#contract/site-manifest.ts";
import { type RunningServer, startServer } from "#server/testing/start-server.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { until } from "#server/testing/until.ts";

const project = join(import.meta.dirname, "..");
const build = join(project, "build");
const read = (file: string) => readFileSync(join(project, file), "utf8");

interface Sent {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Without following redirects; `socketPath` is that of the web server, and undefined for the service itself. */
async function send(to: { socketPath: string } | { port: string }, sent: Sent) {
  const { body, headers: sentHeaders, ...options } = sent;
  const outgoing = request({
    host: "127.0.0.1",
    ...to,
    ...options,
    headers: { host: "localhost", ...sentHeaders },
  });
  outgoing.end(body);
  const [response] = await once(outgoing, "response");
  const { statusCode, headers } = response as { statusCode: number; headers: IncomingHttpHeaders };
  return { status: statusCode, headers, body: (await buffer(response)).toString("latin1") };
}

/** Writes the configuration for a web server that listens on a socket, and returns how to start it. */
const webServers: Record<string, (folder: string, service: string) => [string, ...string[]]> = {
  nginx(folder, service) {
    const site = read("deploy/nginx.conf")
      .replaceAll("/srv/laboratory/current", project)
      .replace("server 127.0.0.1:3000;", `server ${service};`)
      .replace(/listen 80;\n *listen \[::\]:80;/, `listen unix:${folder}/web.sock;`);
    const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
      (name) => `${name}_temp_path ${folder}/temporary;`,
    );
    writeFileSync(
      join(folder, "nginx.conf"),
      `daemon off; pid nginx.pid; user root; events {} http { ${temporary.join(" ")} ${site} }`,
    );
    return ["nginx", "-p", folder, "-c", "nginx.conf", "-e", "error.log"];
  },
  caddy(folder, service) {
    const site = read("deploy/Caddyfile")
      .replace("{$SITE_FOLDER:build/client}", join(build, "client"))
      .replace("{$ENQUIRY_SERVICE:127.0.0.1:3000}", service);
    const options = `{\n\tadmin off\n\tdefault_bind unix/${folder}/web.sock\n}\n`;
    writeFileSync(join(folder, "Caddyfile"), options + site);
    return ["caddy", "run", "--config", join(folder, "Caddyfile")];
  },
};

/** Debian has nginx where only root looks for programs. */
const env = { ...process.env, HOME: "/tmp", PATH: `${process.env.PATH}:/usr/sbin` };
const installed = (name: string) => spawnSync(name, ["version"], { env }).error === undefined;

const { entries } = parseManifest(readFileSync(join(build, manifestFile), "utf8"));
const oneOf = (pattern: RegExp) => entries.find(({ path }) => pattern.test(path))!.path;
const form = { "content-type": formType };

/** One address of each kind. */
const requests: Record<string, Sent> = {
  "a document": { path: "/about" },
  "the home page, compressed": { path: "/", headers: { "accept-encoding": "gzip" } },
  "a script": { path: oneOf(/^\/assets\/.+\.js$/) },
  "a style sheet, compressed": {
    path: oneOf(/^\/assets\/.+\.css$/),
    headers: { "accept-encoding": "gzip" },
  },
  "a picture": { path: oneOf(/^\/pictures\/.+\.avif$/) },
  "a font": { path: oneOf(/\.woff2$/) },
  "a range of the PDF": { path: "/nabl-testing-scope.pdf", headers: { range: "bytes=10-99" } },
  "a feed": { path: "/sitemap.xml" },
  "the catalogue": { path: "/catalogue.json" },
  "data of a page": { path: "/about.data" },
  "the web manifest": { path: "/site.webmanifest" },
  "another spelling": { path: "/ABOUT/?a=%2F" },
  "a page that has moved": { path: "/contact?about=soil-testing" },
  "an unknown address": { path: "/nowhere" },
  "the file of a page": { path: "/about/index.html" },
  "a compressed copy": { path: "/about/index.html.gz" },
  "a folder": { path: "/assets" },
  "the manifest of the build": { path: "/site.json" },
  "an invalid enquiry": {
    method: "POST",
    path: enquiryPath,
    headers: { "content-type": "application/json" },
    body: "{}",
  },
  "an invalid form": { method: "POST", path: enquiryPath, headers: form, body: "name=A" },
  "the health check": { path: "/healthz" },
  "another method": { method: "PUT", path: "/about" },
  "another method for enquiries": { method: "PUT", path: enquiryPath },
};

const compared = [
  ...Object.keys(securityHeaders),
  ..."content-encoding content-range cache-control location allow".split(" "),
];

const comparable = ({ status, headers, body }: Awaited<ReturnType<typeof send>>) => ({
  status,
  headers: Object.fromEntries(compared.map((name) => [name, headers[name]])),
  // Pages state their character set themselves, JSON has only one, and XML has two names.
  type: headers["content-type"]?.replace(/;.*/, "").replace("text/xml", "application/xml"),
  vary: headers["content-encoding"] && headers.vary?.toLowerCase(),
  body,
});

for (const [name, configure] of Object.entries(webServers)) {
  const isInstalled = installed(name);
  if (!isInstalled) console.error(`${name}: skipped, it is not installed.`);

  describe.skipIf(!isInstalled)(`${name} in front of the service`, () => {
    const folder = temporaryFolder();
    const web = { socketPath: join(folder, "web.sock") };
    let service: RunningServer;
    let child: ChildProcess;
    beforeAll(async () => {
      service = await startServer({ env: { TRUST_PROXY: "loopback" } });
      mkdirSync(join(folder, "temporary"));
      const [program, ...args] = configure(folder, new URL(service.origin).host);
      child = spawn(program, args, { env, stdio: "ignore" });
      await until(`${name} listens`, async () => {
        if (child.exitCode !== null) throw new Error(`${name} did not start.`);
        return existsSync(web.socketPath);
      });
    });
    afterAll(async () => {
      child.kill("SIGTERM");
      await once(child, "exit");
      await service.stop();
    });

    test.each(Object.entries(requests))("sends %s as the service does", async (_, sent) => {
      const expected = await send({ port: new URL(service.origin).port }, sent);
      expect(comparable(await send(web, sent))).toEqual(comparable(expected));
    });

    test("sends pages, and refuses enquiries, while the service is down", async () => {
      await service.stop();
      expect((await send(web, { path: "/contact" })).status).toBe(200);
      expect((await send(web, { path: "/contact/soil-testing" })).status).toBe(200);
      const post = (headers: Record<string, string>) =>
        send(web, { method: "POST", path: enquiryPath, headers, body: "a=b" });
      const refused = [await post({ "content-type": "application/json" }), await post(form)];
      // Caddy says 502, nginx 503.
      for (const { status } of refused) expect([502, 503]).toContain(status);
    });
  });
}
