import { expect, onTestFinished, test } from "vitest";
import { readConfig } from "../config.ts";
import { startService } from "../service.ts";
import { addresses, anEnquiry, noon } from "../testing/enquiries.ts";
import { startMailServer } from "../testing/mail-server.ts";
import { stubSite } from "../testing/app-options.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { openTestStore } from "../testing/test-store.ts";
import { until } from "../testing/until.ts";
import { startDailySummary } from "./daily-summary.ts";
import type { Mail } from "./enquiry-mail.ts";
import { ReplyLost } from "./smtp.ts";

const hour = 60 * 60_000;
const sixInTheEvening = 18 * 60;

function start(send: (mail: Mail) => Promise<void>, processes = 1) {
  const store = openTestStore();
  const clock = { now: noon };
  onTestFinished(store.close);
  let checks = 0;
  for (let index = 0; index < processes; index++) {
    const summary = startDailySummary({
      engine: store.engine,
      records: store,
      dataFolder: temporaryFolder(),
      backupCopy: "backup@other.example:laboratory",
      webServerHealth: async () => [
        { isGood: false, check: "nginx", found: "its certificate ends", todo: "renew it" },
      ],
      transport: { delivery: "smtp", send, close: () => {} },
      addresses,
      at: sixInTheEvening,
      now: async () => (checks++, clock.now),
      log: { info: () => {}, error: () => {} },
      pollMs: 5,
    });
    onTestFinished(summary.stop);
  }
  const checked = (count = checks + 3 * processes) => until("checked", () => checks >= count);
  return { store, clock, checked };
}

test("at six in the evening it tells once what came, what waits and what is wrong", async () => {
  const sent: Mail[] = [];
  const { store, clock, checked } = start(async (mail) => void sent.push(mail), 2);
  await checked();
  const enquiry = anEnquiry({ receivedAt: noon + hour, suspected: ["links"] });
  await store.receive(enquiry);
  await store.setLastTime("trusted", noon + 36 * hour);
  clock.now = noon + 6 * hour - 1;
  await checked();
  expect(sent).toEqual([]);
  clock.now += 1;
  await until("sent", () => sent.length > 0);
  await checked();
  expect(sent).toHaveLength(1);
  const [{ subject, text }] = sent as [Mail];
  expect(subject).toBe("Daily summary: 1 new enquiry, 5 to look at");
  expect(text).toContain(
    `${enquiry.id}  5 h  ${enquiry.phone}  ${enquiry.name}  ${enquiry.message} [suspected spam]`,
  );
  expect(text).toMatch(/^! {2}Mail waiting +1, the oldest for 5 h/m);
  expect(text).toMatch(/^! {2}Last backup +never/m);
  expect(text).toMatch(/^! {2}Copy elsewhere +never/m);
  expect(text).toMatch(/^! {2}Last purge +never, by a time 30 h ahead of the clock/m);
  expect(text).toMatch(/^! {2}nginx +its certificate ends: renew it/m);
  expect(text).toMatch(/^ {3}Free disk space +\d/m);
  expect(text).toMatch(/^ {3}Integrity +the database is intact/m);

  clock.now += 24 * hour;
  await until("the next day", () => sent.length === 2);
  expect(sent[1]!.text).toContain("0 new enquiries");
});

test("the service sends it when SMTP_URL is set", async () => {
  const mailServer = await startMailServer();
  const env = { DATA_DIR: temporaryFolder(), PORT: "0", LOG_LEVEL: "silent" };
  const config = readConfig({ ...env, SMTP_URL: `smtp://127.0.0.1:${mailServer.port}` });
  const store = openTestStore(config.database);
  await store.setLastTime("summary", Date.now() - 48 * hour);
  await store.close();
  const service = await startService(config, stubSite);
  await until("mailed", () => mailServer.received.length === 1);
  expect(mailServer.received[0]).toContain("Subject: Daily summary: 0 new enquiries");
  await service.stop();
});

test("one that could not be sent is sent later, and a clock that was set back sends none early", async () => {
  const sent: Mail[] = [];
  let attempts = 0;
  const { store, clock, checked } = start(async (mail) => {
    if (attempts++ === 0) throw new Error("refused");
    sent.push(mail);
  });
  await checked();
  clock.now = noon + 7 * hour;
  await checked();
  expect([attempts, sent]).toEqual([1, []]);
  clock.now += hour;
  await until("sent", () => sent.length === 1);
  clock.now = noon - 48 * hour;
  await until("noticed", async () => (await store.lastTime("summary")) === clock.now);
  await checked();
  expect(sent).toHaveLength(1);
});

test.each([
  [
    "the server rejects for good",
    Object.assign(new Error("550"), { code: "EENVELOPE", permanent: true }),
  ],
  ["may have arrived", new ReplyLost()],
])(
  "one that %s is tried once a day, and a process that ends before it is sent loses none",
  async (_, failure) => {
    let attempts = 0;
    const { store, clock, checked } = start(async () => {
      attempts++;
      throw failure;
    });
    await checked();
    // Another process began at six and ended.
    await store.setLastTime("summary attempt", noon + 6 * hour);
    clock.now = noon + 7 * hour - 1;
    await checked();
    expect(attempts).toBe(0);
    for (let hours = 7; hours < 30; hours++) {
      clock.now = noon + hours * hour;
      await checked();
    }
    expect(attempts).toBe(1);
    clock.now = noon + 30 * hour;
    await until("the next day", () => attempts === 2);
  },
);
