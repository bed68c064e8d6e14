import { expect, test } from "vitest";
import { failedSentence } from "#contract/enquiry.ts";

/** What visitors get from the web server while the service is down. */
export function serviceDownContract(origin: () => string) {
  const post = (type: string) =>
    fetch(`${origin()}/api/enquiry`, {
      method: "POST",
      headers: { "content-type": type },
      body: "{}",
    });

  test("without the service, pages are served", async () => {
    expect((await fetch(`${origin()}/about`)).status).toBe(200);
  });

  test("without the service, a script gets JSON and a time to try again", async () => {
    const response = await post("application/json");
    expect(response.status).toBe(503);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.json()).toEqual({ message: expect.stringMatching(/try again/) });
  });

  test("without the service, a form gets the page with the failure sentence", async () => {
    const response = await post("application/x-www-form-urlencoded");
    expect(response.status).toBe(503);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(response.headers.get("content-security-policy")).toContain("style-src 'self'");
    expect(await response.text()).toContain(failedSentence.beforeEmail.trim());
  });
}
