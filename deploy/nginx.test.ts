import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { type IncomingHttpHeaders, request } from "node:http";
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

/** Writes the configuration for sockets in a folder, with Debian's access log for everything that does not turn it off. */
function configure(folder: string, service: string) {
  const site = read("deploy/nginx.conf")
    .replaceAll("/srv/laboratory/current", project)
    .replaceAll("/etc/laboratory-tls", folder)
    .replace("server 127.0.0.1:3000;", `server ${service};`)
    .replaceAll(
      /listen 443 ssl http2;\n *listen \[::\]:443 ssl http2;/g,
      `listen unix:${folder}/web.sock; listen unix:${folder}/tls.sock ssl http2;`,
    )
    .replace(/listen 80;\n *listen \[::\]:80;/, `listen unix:${folder}/plain.sock;`);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/temporary;`,
  );
  writeFileSync(
    join(folder, "nginx.conf"),
    `daemon off; pid nginx.pid; user root; events {} http { access_log ${folder}/access.log; ${temporary.join(" ")} ${site} }`,
  );
  const certificate =
    "req -x509 -newkey rsa:2048 -nodes -subj /CN=laboratory.example -keyout privkey.pem -out fullchain.pem";
  execFileSync("openssl", certificate.split(" "), { cwd: folder, stdio: "ignore" });
}

/** Debian has nginx where only root looks for programs. */
const env = { ...process.env, HOME: "/tmp", PATH: `${process.env.PATH}:/usr/sbin` };
const isInstalled = spawnSync("nginx", ["-v"], { env }).error === undefined;
if (!isInstalled) console.error("nginx: skipped, it is not installed.");

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
  "the contact page about nothing known": { path: "/contact?about=../privacy" },
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

describe.skipIf(!isInstalled)("nginx in front of the service", () => {
  const folder = temporaryFolder();
  const web = { socketPath: join(folder, "web.sock") };
  let service: RunningServer;
  let child: ChildProcess;
  beforeAll(async () => {
    service = await startServer({ env: { TRUST_PROXY: "loopback" } });
    mkdirSync(join(folder, "temporary"));
    configure(folder, new URL(service.origin).host);
    child = spawn("nginx", ["-p", folder, "-c", "nginx.conf", "-e", "error.log"], {
      env,
      stdio: "ignore",
    });
    await until("nginx listens", async () => {
      if (child.exitCode !== null) throw new Error("nginx did not start.");
      return existsSync(join(folder, "plain.sock"));
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

  test("offers HTTP/2 over TLS, and leads other names and plain HTTP there", async () => {
    const socket = connect({
      path: join(folder, "tls.sock"),
      ALPNProtocols: ["h2"],
      servername: "laboratory.example",
      rejectUnauthorized: false,
    });
    await once(socket, "secureConnect");
    expect(socket.alpnProtocol).toBe("h2");
    socket.destroy();
    const plain = { socketPath: join(folder, "plain.sock") };
    const www = { headers: { host: "www.laboratory.example" }, path: "/about?a=1" };
    for (const { status, headers } of [await send(web, www), await send(plain, www)])
      expect([status, headers.location]).toEqual([301, "https://laboratory.example/about?a=1"]);
  });

  test("sends pages, and refuses enquiries, while the service is down", async () => {
    await service.stop();
    const paths = ["/contact", "/contact?utm_source=x", "/contact/soil-testing", "/privacy"];
    for (const path of paths) expect((await send(web, { path })).status).toBe(200);
    const moved = await send(web, { path: "/contact?about=soil-testing" });
    expect([moved.status, moved.headers.location]).toEqual([308, "/contact/soil-testing"]);
    const unknown = await send(web, { path: "/About" });
    expect([unknown.status, unknown.headers["content-type"]]).toEqual([
      503,
      "text/html; charset=utf-8",
    ]);
    for (const type of ["application/json", formType]) {
      const post = {
        method: "POST",
        path: enquiryPath,
        headers: { "content-type": type },
        body: "a=b",
      };
      expect((await send(web, post)).status).toBe(503);
    }
  });

  test("records no visits", () => {
    expect(readFileSync(join(folder, "access.log"), "utf8")).toBe("");
  });
});
