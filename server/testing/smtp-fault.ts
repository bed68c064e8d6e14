import { connect, createServer, type Socket } from "node:net";
import type { Database } from "../enquiries/store/store.ts";
import { startOutbox } from "../mail/outbox.ts";
import { maxRetryDelayMs } from "../mail/queue.ts";
import { smtpTransport } from "../mail/smtp.ts";
import { addresses, anEnquiry, noon } from "./enquiries.ts";
import { listen } from "./hanging-server.ts";
import { reply, startMailServer } from "./mail-server.ts";
import { openTestStore } from "./test-store.ts";
import { until } from "./until.ts";

type Behaviour = (socket: Socket) => void;

const passOnTo =
  (port: number): Behaviour =>
  (socket) => {
    const server = connect(port, "127.0.0.1");
    server.on("error", () => {});
    socket.pipe(server).pipe(socket);
  };

function dropInMail(socket: Socket) {
  socket.write("220 ready\r\n");
  let inMail = false;
  socket.on("data", (chunk) => {
    if (inMail) socket.destroy();
    else {
      inMail = /^DATA/i.test(String(chunk));
      socket.write(inMail ? "354 go on\r\n" : "250 fine\r\n");
    }
  });
}

export const mailFaults = ["refuses for now", "hangs", "drops a mail", "hangs up"] as const;
export type MailFault = (typeof mailFaults)[number];

async function startFailingMailServer(fault: MailFault) {
  const refusing = await startMailServer({
    onRcptTo: (_address, _session, done) => done(reply(452)),
  });
  const working = await startMailServer();
  const behaviours: Record<MailFault, Behaviour> = {
    "refuses for now": passOnTo(refusing.port),
    hangs: () => {},
    "drops a mail": dropInMail,
    "hangs up": (socket) => socket.destroy(),
  };
  let behave = behaviours[fault];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on("error", () => {}).on("close", () => sockets.delete(socket)));
    behave(socket);
  });
  return {
    port: await listen(server),
    received: working.received,
    repair() {
      behave = passOnTo(working.port);
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await Promise.all([refusing.close(), working.close()]);
    },
  };
}

export async function mailAfterFault(fault: MailFault, database: Database, outboxes: number) {
  const server = await startFailingMailServer(fault);
  // Short while the server fails, and long afterwards, so that a busy machine does not count as a fault.
  const smtp = { url: `smtp://127.0.0.1:${server.port}`, requireTls: true };
  const failing = smtpTransport(smtp, [300]);
  const working = smtpTransport(smtp);
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

  server.repair();
  state.transport = working;
  state.now += maxRetryDelayMs;
  await until("sent", async () => (await store.stats()).sent === 1);
  for (const { outbox, store: opened } of running) {
    await outbox.stop();
    await opened.close();
  }
  failing.close();
  working.close();
  await server.close();
  return { before, received: server.received, messageId: `<${enquiry.id}-laboratory-1@` };
}
