import { describe, expect, test } from "vitest";
import { complete } from "../testing/enquiries.ts";
import { startApp as start } from "../testing/test-app.ts";
import { networkOf } from "./admission.ts";

const from = (address: string) => ({ "x-forwarded-for": address });

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1"],
  ["2001:0db8:0001:ffff::9", "2001:db8:1"],
  ["2001:db8::1", "2001:db8:0"],
  ["::1", "0:0:0"],
  ["fe80::1%eth0", "fe80:0:0"],
])("%s counts as %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

describe("who may post", () => {
  const foreign = "https://elsewhere.example";

  test.each([
    [{ "sec-fetch-site": "cross-site", origin: foreign }, 403],
    [{ "sec-fetch-site": "same-site", origin: foreign }, 403],
    [{ "sec-fetch-site": "same-origin", origin: "http://localhost:3000" }, 201],
    [{ "sec-fetch-site": "none" }, 201],
    [{ origin: foreign }, 403],
    [{ origin: "null" }, 403],
    [{ origin: "http://localhost:3000", host: "localhost:3000" }, 201],
    [{ origin: "http://127.0.0.1:3000", host: "127.0.0.1:3000" }, 201],
    [{ origin: "http://localhost:3000", host: "127.0.0.1:3000" }, 403],
    [{ referer: `${foreign}/page` }, 403],
    [{ referer: "no address" }, 403],
    [{ referer: "http://localhost:3000/contact", host: "localhost:3000" }, 201],
    [{}, 201],
  ])("%j gives %i", async (headers, status) => {
    const { post } = await start();
    expect((await post(complete, headers as Record<string, string>)).statusCode).toBe(status);
  });

  test("pages of an allowed origin may post and read the response; others may not", async () => {
    const { app, post } = await start({ allowedOrigins: [foreign] });
    const headers = { origin: foreign, "sec-fetch-site": "cross-site" };
    const response = await post({ ...complete, name: "" }, headers);
    expect(response.statusCode).toBe(422);
    expect(response.headers["access-control-allow-origin"]).toBe(foreign);
    const preflight = await app.inject({ method: "OPTIONS", url: "/api/enquiry", headers });
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers["access-control-allow-headers"]).toBe("Content-Type");
    const third = { ...headers, origin: "https://third.example" };
    const other = await post(complete, third);
    expect(other.statusCode).toBe(403);
    const refused = await app.inject({ method: "OPTIONS", url: "/api/enquiry", headers: third });
    for (const { headers: sent } of [other, refused])
      expect(sent["access-control-allow-origin"]).toBeUndefined();
  });

  test("a form that a CDN redirects here, which makes its origin null, is known by the page it came from", async () => {
    const { postForm } = await start({ allowedOrigins: [foreign] });
    const redirected = { origin: "null", "sec-fetch-site": "cross-site" };
    const statusFrom = async (referer: string) =>
      (await postForm(complete, { ...redirected, referer })).statusCode;
    expect(await statusFrom(`${foreign}/`)).toBe(303);
    expect(await statusFrom("https://third.example/")).toBe(403);
  });

  test("a proxy is believed only if it is trusted; otherwise it is logged once", async () => {
    const trusting = await start({ trustProxy: ["loopback"] }, { rateLimit: 1 });
    await trusting.post(complete, from("203.0.113.1"));
    const other = { ...complete, message: "Another" };
    expect((await trusting.post(other, from("203.0.113.2"))).statusCode).toBe(201);

    const wary = await start({}, { rateLimit: 1 });
    await wary.post(complete, from("203.0.113.1"));
    expect((await wary.post(other, from("203.0.113.2"))).statusCode).toBe(429);
    expect(wary.log().match(/TRUST_PROXY/g)).toHaveLength(1);
  });
});
