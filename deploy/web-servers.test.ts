import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, openSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { type IncomingHttpHeaders, request } from "node:http";
import { request as secureRequest } from "node:https";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { connect } from "node:tls";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { enquiryPath, formType } from "#contract/enquiry.ts";
import { securityHeaders } from "#contract/response-headers.ts";
import { manifestFile, parseManifest } from "#contract/site-manifest.ts";
import { type RunningServer, startServer } from "#server/testing/start-server.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { until } from "#server/testing/until.ts";

const project = join(import.meta.dirname, "..");
const tls = { servername: "laboratory.example", rejectUnauthorized: false };
const read = (file: string) => readFileSync(join(project, file), "utf8");

interface Sent {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** To a socket of a web server or a port of the service, without following redirects. */
async function send(to: { socketPath: string } | { port: string }, { body, ...sent }: Sent) {
  const isSecure = "socketPath" in to && to.socketPath.endsWith("tls.sock");
  const outgoing = (isSecure ? secureRequest : request)({
    ...to,
    ...sent,
    host: "127.0.0.1",
    headers: { host: "laboratory.example", ...sent.headers },
    ...tls,
  });
  outgoing.end(body);
  const [response] = await once(outgoing, "response");
  const { statusCode, headers } = response as { statusCode: number; headers: IncomingHttpHeaders };
  return { status: statusCode, headers, body: (await buffer(response)).toString("latin1") };
}

/** A file of this folder, for this checkout and a service. */
const configured = (file: string, folder: string, service: string) =>
  read(`deploy/${file}`)
    .replaceAll("/srv/laboratory/current", project)
    .replaceAll("/etc/laboratory-tls", folder)
    .replace("127.0.0.1:3000", service);

/** How to start each with sockets in a folder. */
const webServers = {
  nginx: {
    prepare(folder: string, service: string) {
      const site = configured("nginx.conf", folder, service)
        .replace(/listen 443.*/, `listen unix:${folder}/tls.sock ssl http2;`)
        .replace(/listen 80.*/, `listen unix:${folder}/plain.sock;`);
      const temporary = "client_body proxy fastcgi uwsgi scgi".replaceAll(
        /\w+/g,
        `$&_temp_path ${folder}/temporary;`,
      );
      // With Debian's access log for everything that does not turn it off.
      writeFileSync(
        join(folder, "nginx.conf"),
        `daemon off; pid nginx.pid; user root; events {} http { access_log ${folder}/log; ${temporary} ${site} }`,
      );
      const certificate =
        "req -x509 -newkey rsa:2048 -nodes -subj /CN=laboratory.example -keyout privkey.pem -out fullchain.pem";
      execFileSync("openssl", certificate.split(" "), { cwd: folder, stdio: "ignore" });
      return ["-p", folder, "-c", "nginx.conf", "-e", "error.log"];
    },
  },
  caddy: {
    prepare(folder: string, service: string) {
      const options = `{
        admin off
        auto_https disable_redirects
        local_certs
        skip_install_trust
        storage file_system ${folder}
        default_bind unix/${folder}/tls.sock
      }\n`;
      writeFileSync(join(folder, "Caddyfile"), options + configured("Caddyfile", folder, service));
      return ["run", "--config", join(folder, "Caddyfile")];
    },
  },
};

/** Debian has nginx where only root looks for programs. */
const env = { ...process.env, HOME: "/tmp", PATH: `${process.env.PATH}:/usr/sbin` };

const { entries } = parseManifest(read(join("build", manifestFile)));
const oneOf = (pattern: RegExp) => entries.find(({ path }) => pattern.test(path))!.path;
const compressed = { headers: { "accept-encoding": "gzip" } };
const post = (type: string, body: string) => ({
  method: "POST",
  path: enquiryPath,
  headers: { "content-type": type },
  body,
});
const oldLink = { path: "/contact?about=soil-testing" };
const www = { headers: { host: "www.laboratory.example" }, path: "/about?a=1" };

/** One address of each kind. */
const requests: Record<string, Sent> = {
  "a document": { path: "/about" },
  "the home page, compressed": { path: "/", ...compressed },
  "a script": { path: oneOf(/^\/assets\/.+\.js$/) },
  "a style sheet, compressed": { path: oneOf(/^\/assets\/.+\.css$/), ...compressed },
  "a picture": { path: oneOf(/^\/pictures\/.+\.avif$/) },
  "a font": { path: oneOf(/\.woff2$/) },
  "a range of the PDF": { path: "/nabl-testing-scope.pdf", headers: { range: "bytes=10-99" } },
  "a feed": { path: "/sitemap.xml" },
  "the catalogue": { path: "/catalogue.json" },
  "data of a page": { path: "/about.data" },
  "the web manifest": { path: "/site.webmanifest" },
  "another spelling": { path: "/ABOUT/?a=%2F" },
  "the contact page about nothing known": { path: "/contact?about=../privacy" },
  "an unknown address": { path: "/nowhere" },
  "the file of a page": { path: "/about/index.html" },
  "a compressed copy": { path: "/about/index.html.gz" },
  "a folder": { path: "/assets" },
  "the manifest of the build": { path: "/site.json" },
  "an invalid enquiry": post("application/json", "{}"),
  "an invalid form": post(formType, "name=A"),
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

for (const [name, { prepare }] of Object.entries(webServers)) {
  const isInstalled = spawnSync(name, ["version"], { env }).error === undefined;
  if (!isInstalled) console.error(`${name}: skipped, it is not installed.`);

  describe.skipIf(!isInstalled)(`${name} in front of the service`, () => {
    const folder = temporaryFolder();
    const web = { socketPath: join(folder, "tls.sock") };
    const log = join(folder, "log");
    let service: RunningServer;
    let child: ChildProcess;
    beforeAll(async () => {
      service = await startServer({ env: { TRUST_PROXY: "loopback" } });
      mkdirSync(join(folder, "temporary"));
      const args = prepare(folder, new URL(service.origin).host);
      child = spawn(name, args, { env, stdio: ["ignore", "ignore", openSync(log, "a")] });
      await until(`${name} listens`, () => {
        if (child.exitCode !== null) throw new Error(`${name} did not start.`);
        return send(web, { path: "/" }).then(Boolean, () => false);
      });
    });
    afterAll(async () => {
      child.kill("SIGTERM");
      await service.stop();
    });

    test.each(Object.entries(requests))("sends %s as the service does", async (_, sent) => {
      const expected = await send({ port: new URL(service.origin).port }, sent);
      expect(comparable(await send(web, sent))).toEqual(comparable(expected));
    });

    test("leads www and plain HTTP to the bare name, and an old link to its page", async () => {
      for (const socket of readdirSync(folder).filter((file) => file.endsWith(".sock"))) {
        const { status, headers } = await send({ socketPath: join(folder, socket) }, www);
        expect([status, headers.location]).toEqual([301, "https://laboratory.example/about?a=1"]);
      }
      const { status, headers } = await send(web, oldLink);
      expect([status, headers.location]).toEqual([308, "/contact/soil-testing"]);
    });

    test("offers HTTP/2", async () => {
      const socket = connect({ path: web.socketPath, ALPNProtocols: ["h2"], ...tls });
      await once(socket, "secureConnect");
      expect(socket.alpnProtocol).toBe("h2");
      socket.destroy();
    });

    test("sends pages, and refuses enquiries, while the service is down", async () => {
      await service.stop();
      const paths = ["/contact", "/contact?utm_source=x", "/contact/soil-testing", "/privacy"];
      for (const path of paths) expect((await send(web, { path })).status).toBe(200);
      expect((await send(web, oldLink)).headers.location).toBe("/contact/soil-testing");
      const failures = [
        { path: "/About", page: "client/404.html" },
        { ...post("application/json", "{}"), page: "responses/failed/index.html" },
        { ...post(formType, "a=b"), page: "responses/failed/index.html" },
      ];
      for (const { page, ...sent } of failures) {
        const { status, headers, body } = await send(web, sent);
        expect([status, headers["content-type"]]).toEqual([503, "text/html; charset=utf-8"]);
        expect(Buffer.from(body, "latin1").toString()).toBe(read(`build/${page}`));
      }
    });

    test("records no visits", async () => {
      child.kill("SIGTERM");
      await once(child, "exit");
      expect(readFileSync(log, "utf8")).not.toContain("/about");
    });
  });
}

test("CDNs accept every file name", () => {
  expect(entries.filter(({ file }) => /[?#*:<>|"]/.test(file))).toEqual([]);
});

test.each([
  ["nginx.conf", /\n/g, 90],
  ["Caddyfile", /\n/g, 40],
  ["_headers", /^\//gm, 20],
])("%s is short and has the security headers of the service", (name, counted, limit) => {
  const file = read(`deploy/${name}`);
  expect(file.match(counted)!.length).toBeLessThanOrEqual(limit);
  for (const [header, value] of Object.entries(securityHeaders)) {
    expect(file.toLowerCase()).toContain(header);
    expect(file).toContain(value);
  }
});
