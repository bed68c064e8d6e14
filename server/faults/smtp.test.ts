import { once } from "node:events";
import { createServer } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type Database, openEngine } from "../enquiries/open-store.ts";
import { startOutbox } from "../mail/outbox.ts";
import { maxRetryDelayMs } from "../mail/retry.ts";
import { smtpTransport } from "../mail/smtp.ts";
import { verifyStore } from "../operate/verify.ts";
import { type Databases, deployments } from "../testing/deployments.ts";
import { anEnquiry, noon } from "../testing/enquiries.ts";
import { freePort } from "../testing/free-port.ts";
import { startHangingServer } from "../testing/hanging-server.ts";
import { reply, startMailServer } from "../testing/mail-server.ts";
import { openTestStore, type TestStore } from "../testing/test-store.ts";
import { until } from "../testing/until.ts";

type Close = () => Promise<void>;

let ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.toReversed()) await end();
  ends = [];
});

/** Outboxes that send to this port, with connections of their own to one database, a clock and the number of failures. */
async function startSending(port: number, database: Database, outboxes: number) {
  const state = { now: noon, failures: 0 };
  const stores: TestStore[] = [];
  for (let index = 0; index < outboxes; index++) {
    const store = await openTestStore(openEngine(database));
    const transport = smtpTransport({ url: `smtp://127.0.0.1:${port}`, requireTls: true }, 300);
    const outbox = startOutbox({
      queue: store,
      transport,
      addresses: { to: "desk@laboratory.example", from: "site@laboratory.example" },
      now: () => new Date(state.now),
      log: { info: () => {}, warn: () => state.failures++, error: () => {} },
      eraseMail: async () => {},
      pollMs: 10,
    });
    ends.push(store.close, transport.close, outbox.stop);
    stores.push(store);
  }
  return { store: stores[0]!, state };
}

const refusing = async (port: number): Promise<Close> => {
  const server = await startMailServer(port, {
    onRcptTo: (_address, _session, done) => done(reply(452)),
  });
  return server.close;
};

/** Accepts the commands, and closes the connection while the mail is transferred. */
const dropping = async (port: number): Promise<Close> => {
  const server = createServer((socket) => {
    socket.write("220 ready\r\n");
    socket.on("error", () => {});
    let inMail = false;
    socket.on("data", (chunk) => {
      if (inMail) socket.destroy();
      else {
        inMail = /^DATA/i.test(String(chunk));
        socket.write(inMail ? "354 go on\r\n" : "250 fine\r\n");
      }
    });
  }).listen(port, "127.0.0.1");
  await once(server, "listening");
  return async () => {
    server.close();
    await once(server, "close");
  };
};

// An outbox shares nothing with others but the database, whether it is in the same process or not.
describe.each(deployments)("$name", ({ processes, openDatabases }) => {
  let databases: Databases;
  beforeAll(async () => {
    databases = await openDatabases();
  });
  afterAll(() => databases.close());

  test.each([
    ["refuses for now", refusing],
    ["hangs", async (port: number): Promise<Close> => (await startHangingServer(port)).close],
    ["drops the connection in the middle of a mail", dropping],
    ["is not there", async (): Promise<Close> => async () => {}],
  ])("mail waits while the server %s, and arrives once it works", async (_fault, startBroken) => {
    const port = await freePort();
    const endFault = await startBroken(port);
    const { database } = await databases.fresh();
    const { store, state } = await startSending(port, database, processes);
    const enquiry = anEnquiry();
    await store.receive(enquiry);
    await until("an attempt failed", () => state.failures > 0);
    expect(await store.stats(state.now)).toMatchObject({ waiting: 1, sent: 0, parked: 0 });

    await endFault();
    const { received, close } = await startMailServer(port);
    ends.unshift(close);
    state.now += maxRetryDelayMs;
    await until("sent", async () => (await store.stats(state.now)).sent === 1);
    expect(received).toHaveLength(1);
    expect(received[0]).toContain(`Message-ID: <${enquiry.id}-laboratory-1@laboratory.example>`);
    expect((await verifyStore(store.engine)).problems).toEqual([]);
  });
});
