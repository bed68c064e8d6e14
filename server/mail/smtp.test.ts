import type { SMTPServerOptions } from "smtp-server";
import { expect, onTestFinished, test, vi } from "vitest";
import { addresses, aMailJob } from "../testing/enquiries.ts";
import { startRawServer } from "../testing/sockets.ts";
import { reply, startMailServer } from "../testing/mail-server.ts";
import { enquiryMail } from "./enquiry-mail.ts";
import {
  isLoopback,
  isPermanent,
  rejectedBy,
  ReplyLost,
  replyMs,
  smtpDeadlineMs,
  smtpErrorCode,
  smtpTransport,
} from "./smtp.ts";

const mail = enquiryMail(aMailJob(), addresses);

// The test server warns of its certificate, which is what a client has to refuse.
vi.spyOn(console, "error").mockImplementation(() => {});

async function errorOf(url: string, timesMs?: number[], sent = mail) {
  const transport = smtpTransport(url, timesMs);
  onTestFinished(transport.close);
  return transport.send(sent).then(
    () => undefined,
    (error: unknown) => error,
  );
}

async function startPlainServer() {
  const onAuth = vi.fn<NonNullable<SMTPServerOptions["onAuth"]>>((_auth, _session, done) =>
    done(null, { user: "desk" }),
  );
  const plain = { disabledCommands: ["STARTTLS"], allowInsecureAuth: true, onAuth };
  const { port, received } = await startMailServer(plain);
  return { port, received, onAuth, url: `smtp://desk:secret@0.0.0.0:${port}` };
}

test("a server without STARTTLS gets neither the password nor the mail", async () => {
  const { url, onAuth, received } = await startPlainServer();
  expect(smtpErrorCode(await errorOf(url))).toMatch(/^ETLS 5\d\d$/);
  expect(onAuth).not.toHaveBeenCalled();
  expect(received).toEqual([]);
});

test("it gets both if it runs on this machine", async () => {
  const { port, received } = await startPlainServer();
  expect(await errorOf(`smtp://desk:secret@127.0.0.1:${port}`)).toBeUndefined();
  expect(received).toHaveLength(1);
});

test.each([
  ["localhost", true],
  ["127.0.0.1", true],
  ["127.8.0.1", true],
  ["[::1]", true],
  ["128.0.0.1", false],
  ["localhost.example", false],
  ["127.0.0.1.example", false],
])("%s is this machine: %s", (host, expected) => {
  expect(isLoopback(new URL(`smtp://${host}`).hostname)).toBe(expected);
});

const rejecting = (name: "onRcptTo" | "onMailFrom", code: number): SMTPServerOptions => ({
  [name]: (_address: unknown, _session: unknown, done: (error: Error) => void) => done(reply(code)),
});

test.each([
  ["ERECIPIENT 550", true, rejecting("onRcptTo", 550)],
  ["ERECIPIENT 452", false, rejecting("onRcptTo", 452)],
  ["EENVELOPE 553", true, rejecting("onMailFrom", 553)],
  [
    "EMESSAGE 554",
    true,
    { onData: (stream, _session, done) => stream.resume().on("end", () => done(reply(554))) },
  ],
  [
    "EAUTH 535",
    false,
    {
      disabledCommands: ["STARTTLS"],
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(reply(535)),
    },
  ],
] satisfies [string, boolean, SMTPServerOptions][])(
  "%s, rejected for good: %s",
  async (code, permanent, options) => {
    const { port } = await startMailServer(options);
    const user = code.startsWith("EAUTH") ? "desk:secret@" : "";
    const error = await errorOf(`smtp://${user}127.0.0.1:${port}`);
    expect([smtpErrorCode(error), isPermanent(error)]).toEqual([code, permanent]);
  },
);

test("a refused connection, a wrong certificate and a timeout have different codes", async () => {
  const refused = await errorOf("smtp://127.0.0.1:1");
  expect(smtpErrorCode(refused)).toBe("ECONNREFUSED");

  const direct = await startMailServer({ secure: true });
  expect(smtpErrorCode(await errorOf(`smtps://127.0.0.1:${direct.port}`))).toMatch(/CERT/);
  const upgraded = await startMailServer({ disabledCommands: ["AUTH"] });
  expect(smtpErrorCode(await errorOf(`smtp://127.0.0.1:${upgraded.port}`))).toMatch(/CERT/);

  const hanging = await startRawServer();
  onTestFinished(hanging.close);
  const hung = await errorOf(`smtp://127.0.0.1:${hanging.port}`, [100]);
  expect(smtpErrorCode(hung)).toBe("ETIMEDOUT");
  expect(smtpErrorCode(new DOMException("", "TimeoutError"))).toBe("ETIMEDOUT");
});

test("a server that takes 30 s to accept a mail has it once; each time limit is longer than the one before", async () => {
  // A thirtieth of each time.
  const slow = await startMailServer({ onDataDelayMs: 1000 });
  const url = `smtp://127.0.0.1:${slow.port}`;
  expect(await errorOf(url, [500, 20_000])).toBeUndefined();
  expect(slow.received).toHaveLength(1);
  expect(replyMs).toBeGreaterThanOrEqual(10 * 60_000);
  expect(smtpDeadlineMs).toBeGreaterThan(replyMs);
});

test.each([
  ["hangs up at DATA", /^DATA/, "", false],
  ["hangs up within the text", /Message-ID/, "", false],
  ["hangs up after the text", /\r\n\.\r\n$/, "", true],
  ["rejects the text", /\r\n\.\r\n$/, "554 no\r\n", false],
])("a server that %s has the mail perhaps", async (_what, at, answer, isLost) => {
  const server = await startRawServer((socket) => {
    socket.write("220 ready\r\n");
    socket.on("data", (chunk) => {
      const line = String(chunk);
      if (at.test(line)) return void (answer ? socket.write(answer) : socket.destroy());
      if (line.startsWith("DATA")) socket.write("354 go on\r\n");
      else if (/^(EHLO|MAIL|RCPT)/.test(line)) socket.write("250 fine\r\n");
    });
  });
  onTestFinished(server.close);
  const error = await errorOf(`smtp://127.0.0.1:${server.port}`);
  expect(error).toBeDefined();
  expect(error instanceof ReplyLost).toBe(isLost);
});

test("one rejected recipient of several is an error that names it, and the others have the mail", async () => {
  const { port, received } = await startMailServer({
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith("old") ? reply(550) : undefined),
  });
  const to = [...mail.to, { name: "", address: "old@laboratory.example" }];
  const error = await errorOf(`smtp://127.0.0.1:${port}`, undefined, { ...mail, to });
  expect([smtpErrorCode(error), isPermanent(error)]).toEqual(["ERECIPIENT 550", true]);
  expect(rejectedBy(error)).toEqual(["old@laboratory.example"]);
  expect(received).toHaveLength(1);
});
