import type { Socket } from "node:net";
import type { Database } from "../enquiries/store/store.ts";
import { startOutbox } from "../mail/outbox.ts";
import { maxRetryDelayMs } from "../mail/queue.ts";
import { smtpTransport } from "../mail/smtp.ts";
import { addresses, anEnquiry, noon } from "./enquiries.ts";
import { startMailServer } from "./mail-server.ts";
import { startRawServer } from "./sockets.ts";
import { openTestStore } from "./test-store.ts";
import { until } from "./until.ts";

const scripted = (replyTo: (line: string) => string | undefined) => (socket: Socket) => {
  socket.write("220 ready\r\n");
  socket.on("data", (chunk) => {
    const sent = replyTo(String(chunk));
    if (sent) socket.write(`${sent}\r\n`);
    else socket.destroy();
  });
};

const faults = {
  "refuses for now": scripted((line) => (line.startsWith("RCPT") ? "452 later" : "250 fine")),
  hangs: () => {},
  "drops a mail": scripted((line) => {
    if (line.startsWith("DATA")) return "354 go on";
    return /^(EHLO|MAIL|RCPT)/.test(line) ? "250 fine" : undefined;
  }),
  "hangs up": (socket: Socket) => void socket.destroy(),
};

export type MailFault = keyof typeof faults;
export const mailFaults = Object.keys(faults) as MailFault[];

const smtp = (port: number) => ({ url: `smtp://127.0.0.1:${port}`, requireTls: true });

export async function mailAfterFault(fault: MailFault, database: Database, outboxes: number) {
  const faulty = await startRawServer(faults[fault]);
  const mailServer = await startMailServer();
  // Short while the server fails, and long afterwards, so that a busy machine does not count as a fault.
  const failing = smtpTransport(smtp(faulty.port), [300]);
  const working = smtpTransport(smtp(mailServer.port));
  const state = { now: noon, failures: 0, transport: failing };
  const running = Array.from({ length: outboxes }, () => {
    const store = openTestStore(database);
    const outbox = startOutbox({
      queue: store,
      transport: { delivery: "smtp", send: (mail) => state.transport.send(mail), close: () => {} },
      addresses,
      now: async () => state.now,
      log: { info: () => {}, warn: () => state.failures++, error: () => {} },
      eraseMail: async () => {},
      pollMs: 10,
    });
    return { store, outbox };
  });
  const [{ store }] = running as [(typeof running)[number]];
  const enquiry = anEnquiry();
  await store.receive(enquiry);
  await until("an attempt failed", () => state.failures > 0);
  const before = await store.stats();

  state.transport = working;
  state.now += maxRetryDelayMs;
  await until("sent", async () => (await store.stats()).sent === 1);
  for (const { outbox, store: opened } of running) {
    await outbox.stop();
    await opened.close();
  }
  failing.close();
  working.close();
  await Promise.all([faulty.close(), mailServer.close()]);
  return { before, received: mailServer.received, messageId: `<${enquiry.id}-laboratory-1@` };
}
