import { setImmediate } from "node:timers/promises";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { windowMs } from "../enquiries/receive-enquiry.ts";
import type { EnquiryStore } from "../enquiries/store/enquiry-store.ts";
import { complete, noon } from "../testing/enquiries.ts";
import { startApp as start } from "../testing/test-app.ts";

const from = (address: string) => ({ "x-forwarded-for": address });

describe("JSON", () => {
  test("a complete enquiry is accepted, and the response has its reference", async () => {
    const { post, records } = await start();
    const response = await post(complete);
    expect(response.statusCode).toBe(201);
    const { ok, id } = response.json();
    expect(ok).toBe(true);
    expect(id).toMatch(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);
    expect(await records.find(id, 0)).toMatchObject({ ...complete, suspected: [] });
    expect((await post(complete)).json().id).toBe(id);
  });

  test("each invalid field has the contract's message", async () => {
    const { post, records } = await start();
    const response = await post({ name: 7, email: "  ", message: ["x"] });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toEqual({
      message: expect.any(String),
      errors: {
        name: "Name is required",
        email: "Please enter a valid email",
        phone: "Phone number is required",
        message: "Message is required",
      },
    });
    expect(await records.list(0, "listed")).toEqual([]);
  });

  test.each<[string, string, string, number, Record<string, string>?]>([
    ["broken JSON", "{", "application/json", 400],
    ["an empty body", "", "application/json", 400],
    ["a list", "[1]", "application/json", 422],
    ["null", "null", "application/json", 422],
    ["plain text", "hello", "text/plain", 415],
    ["a form with files", "<a/>", "multipart/form-data; boundary=x", 415],
    ["compressed JSON", "{}", "application/json", 415, { "content-encoding": "gzip" }],
    ["too long", `{"message":"${"x".repeat(16 * 1024)}"}`, "application/json", 413],
  ])("%s", async (_what, payload, type, status, headers = {}) => {
    const { app } = await start();
    const response = await app.inject({
      method: "POST",
      url: "/api/enquiry",
      payload,
      headers: { "content-type": type, ...headers },
    });
    expect(response.statusCode).toBe(status);
    expect(response.json().message).toMatch(/^[A-Z][^/]+\.$/);
  });
});

describe("floods", () => {
  test("an address at its limit is refused without the store, until its window is over", async () => {
    let time = noon;
    const { post, store } = await start({ now: () => new Date(time) }, { rateLimit: 1 });
    const transact = vi.spyOn(store, "transact");
    const other = { ...complete, message: "Another" };
    await post(complete);
    expect((await post(other)).headers["retry-after"]).toBe("600");
    expect(transact).toHaveBeenCalledTimes(2);
    time += 60_000;
    const refused = await post(other);
    expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([429, "540"]);
    expect(transact).toHaveBeenCalledTimes(2);
    time = noon + windowMs;
    expect((await post(other)).statusCode).toBe(201);
    // The clock was set back by two hours.
    time = noon - 12 * windowMs;
    expect((await post(complete)).statusCode).toBe(201);
  });

  test("at one's limit, another visitor's enquiry and a near miss get the same response", async () => {
    const { post } = await start({ trustProxy: ["loopback"] }, { rateLimit: 1 });
    await post(complete, from("203.0.113.1"));
    const own = { ...complete, message: "Own" };
    for (const [sender, guess] of [
      ["203.0.113.2", complete],
      ["203.0.113.3", { ...complete, name: "Near miss" }],
    ] as const) {
      expect((await post(own, from(sender))).statusCode).toBeLessThan(300);
      own.message += "!";
      expect((await post(guess, from(sender))).statusCode).toBe(429);
    }
  });

  test("with too many enquiries in flight, more get 503 and the form its values", async () => {
    const { promise: committed, resolve: commit } = Promise.withResolvers<never>();
    const store = { transact: () => committed } as unknown as EnquiryStore;
    const { post, postForm } = await start({ store });
    const waiting = Array.from({ length: 256 }, () => post(complete));
    await setImmediate();
    const refused = await post(complete);
    expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([503, "5"]);
    expect((await postForm(complete)).body).toContain(`value="${complete.email}"`);
    commit({ kind: "accepted", id: "TEST-0001", repeated: false } as never);
    for (const response of await Promise.all(waiting)) expect(response.statusCode).toBe(201);
    expect((await post(complete)).statusCode).toBe(201);
  });
});

describe("form posts", () => {
  test("an accepted enquiry redirects to a page of its own, which shows it for ten minutes", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const { app, post, postForm } = await start();
    const accepted = async (message: string) => {
      const { statusCode, headers } = await postForm({ ...complete, message });
      expect(statusCode).toBe(303);
      return headers.location!;
    };
    const first = await accepted("First");
    await app.inject(first);
    const reloaded = await app.inject(first);
    expect(reloaded.headers["cache-control"]).toBe("no-store");
    const { id } = (await post({ ...complete, message: "First" })).json();
    for (const text of ['data-page="received"', 'value="First"', `${id}</main>`])
      expect(reloaded.body).toContain(text);
    const others = Array.from({ length: 256 }, (_, at) => accepted(`Message ${at}`));
    const last = (await Promise.all(others)).at(-1)!;
    const isShown = async (path: string) => (await app.inject(path)).statusCode === 200;
    expect([await isShown(first), await isShown(last)]).toEqual([false, true]);
    vi.advanceTimersByTime(10 * 60_000);
    expect((await app.inject(last)).headers.location).toBe("/enquiry/received");
  });

  test("a refused phone comes back as the ten digits that it holds, any other as typed", async () => {
    const { postForm } = await start();
    for (const [phone, shown] of [
      ["+91 94191-23456", "9419123456"],
      ["+44 94191", "+44 94191"],
    ] as const)
      expect((await postForm({ ...complete, phone })).body).toContain(
        `value="${shown}" aria-invalid="true"`,
      );
  });

  test("an invalid form comes back with every value, escaped", async () => {
    const { postForm } = await start();
    const response = await postForm({
      ...complete,
      name: `"><script>alert(1)</script>`,
      phone: "%ENQUIRY-typed-name%",
    });
    expect(response.statusCode).toBe(422);
    expect(response.body).toContain('data-page="check"');
    expect(response.body).not.toContain("<script>");
    expect(response.body).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(response.body).toContain('value="%ENQUIRY-typed-name%" aria-invalid="true"');
    expect(response.body).toContain("<p>Please enter a valid 10-digit phone number</p>");
    expect(response.body).toContain(`value="${complete.email}" aria-invalid="false"><p></p>`);
  });

  test("rate limited: the form with its values; too long: the sentence alone", async () => {
    const { postForm } = await start({}, { rateLimit: 1 });
    await postForm(complete);
    const tooMany = await postForm({ ...complete, message: "Another" });
    expect(tooMany.statusCode).toBe(429);
    expect(tooMany.headers["retry-after"]).toBeDefined();
    expect(tooMany.body).toContain('data-page="retry"');
    expect(tooMany.body).toContain('value="Another"');
    const tooLong = await postForm({ ...complete, message: "x".repeat(64 * 1024) });
    expect(tooLong.statusCode).toBe(413);
    expect(tooLong.body).toContain('data-page="failed"');
  });

  test("five thousand letters of nine bytes each are not too long", async () => {
    const { postForm } = await start();
    expect((await postForm({ ...complete, message: "न".repeat(5000) })).statusCode).toBe(303);
  });
});

test("the honeypot is read from JSON and forms, and the response is the same", async () => {
  const { post, postForm, records } = await start();
  expect((await post({ ...complete, subject: "Buy" })).statusCode).toBe(201);
  expect((await postForm({ ...complete, name: "B", subject: "Buy" })).statusCode).toBe(303);
  const honeypot = { suspected: ["honeypot"] };
  expect(await records.list(0, "listed")).toMatchObject([honeypot, honeypot]);
});

test("every response and log line has the request's id, and nothing personal", async () => {
  const { app, post, postForm, log } = await start();
  const responses = [
    await post(complete),
    await post({ ...complete, email: "wrong-address" }),
    await postForm({ ...complete, phone: "123" }),
    await app.inject({ method: "GET", url: "/nowhere" }),
    await app.inject({ method: "GET", url: "/healthz" }),
    await app.inject({ method: "GET", url: "/%zz" }),
  ];
  const ids = responses.map(({ headers }) => String(headers["x-request-id"]));
  expect(new Set(ids).size).toBe(responses.length);
  for (const id of ids.slice(0, 3)) expect(log()).toContain(id);
  for (const typed of [...Object.values(complete), "wrong-address", "127.0.0.1"])
    expect(log()).not.toContain(typed);
});
