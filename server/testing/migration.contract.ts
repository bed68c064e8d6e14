import { expect, test } from "vitest";
import { type Engine, migrated } from "../enquiries/engines/engine.ts";
import { migrations } from "../enquiries/engines/migrations.ts";
import { storeProblems } from "../enquiries/store/verify.ts";
import { commandContext, runCommand } from "./command-context.ts";
import { anEnquiry, noon } from "./enquiries.ts";
import { type Stores, testStore } from "./test-store.ts";

/** Rows as the first version wrote them. */
const rowsOf1 = [
  `insert into enquiries (id, received_at, name, email, phone, message, suspected) values
    ('K7MX-4XR2', ${noon}, 'Asha', 'asha@site.example', '9876543210', 'Ten cubes, नमस्ते.', ''),
    ('PURU-FJBX', ${noon}, 'Site engineer', 'engineer@site.example', '9876543210', 'Water.', 'links')`,
  `insert into outbox
    (enquiry_id, recipient, edition, state, queued_at, due_at, leased_until, lease, attempts, trouble) values
    ('K7MX-4XR2', 'laboratory', 2, 'sent', ${noon}, ${noon}, ${noon + 60_000}, 'lease', 1, ''),
    ('K7MX-4XR2', 'visitor', 1, 'waiting', ${noon}, ${noon}, 0, '', 0, ''),
    ('PURU-FJBX', 'laboratory', 1, 'parked', ${noon}, 0, 0, '', 3, 'ERECIPIENT 550')`,
  `insert into repeats (fingerprint, enquiry_id, until) values ('N5t5i7yU', 'K7MX-4XR2', ${noon})`,
  `insert into access_log (at, reference, act) values (${noon}, 'K7MX-4XR2', 'shown')`,
  "insert into secrets (name, secret) values ('hash key', 'an old key')",
];

/** What commit fd1c2f8 added: a chain with an erased enquiry, and a canary. */
const rowsOf3 = [
  `insert into chains (chain, length, hash) values ('5c2292ae', 3, 'iTAGg2nc')`,
  `update enquiries set chain = '5c2292ae', number = 1, salt = '28117ca5', hash = 'ImrRwFvh' where id = 'K7MX-4XR2'`,
  `update enquiries set chain = '5c2292ae', number = 2, salt = '7f9c022b', hash = 'JAdn_9pa' where id = 'PURU-FJBX'`,
  `insert into erasures (chain, number, hash, at) values ('5c2292ae', 3, 'iTAGg2nc', ${noon})`,
  `insert into enquiries (id, received_at, name, email, phone, message, suspected, canary)
    values ('CANA-RY22', ${noon}, 'Canary', 'canary@service.invalid', '0000000000', 'Canary 1', '', 1)`,
  `insert into outbox
    (enquiry_id, recipient, edition, state, queued_at, due_at, leased_until, lease, attempts, trouble)
    values ('CANA-RY22', 'laboratory', 1, 'waiting', ${noon}, ${noon}, 0, '', 0, '')`,
  `insert into repeats (fingerprint, enquiry_id, until) values ('dFpITZZK', 'CANA-RY22', ${noon})`,
];

async function fillOld(engine: Engine, schema: number) {
  await migrated(engine, migrations.slice(0, Math.min(schema, 3))).transact(async (run) => {
    for (const row of [...rowsOf1, ...(schema < 3 ? [] : rowsOf3)]) await run(row);
  });
  await migrated(engine, migrations.slice(0, schema)).read("select 1");
}

export function migrationContract({ openNew }: Stores) {
  test.each([1, 2, 3, 6])(
    "a database of schema %i opens, loses nothing, and works",
    async (schema) => {
      const [engine] = await openNew(1);
      await fillOld(engine!, schema);
      const store = testStore(migrated(engine!));
      const exported = await runCommand(commandContext(store), "export");
      expect(JSON.parse(exported)).toEqual([
        {
          id: "K7MX-4XR2",
          receivedAt: noon,
          name: "Asha",
          email: "asha@site.example",
          phone: "9876543210",
          message: "Ten cubes, नमस्ते.",
          suspected: [],
          mail: "sent",
          mailError: "",
          rejected: [],
          jobs: [
            expect.objectContaining({ recipient: "laboratory", send_count: 2, copies: 0 }),
            expect.objectContaining({ recipient: "visitor", state: "waiting", due_at: noon }),
          ],
        },
        expect.objectContaining({ id: "PURU-FJBX", suspected: ["links"], mail: "failed" }),
      ]);
      expect(await store.auditLog()).toMatchObject([
        { action: "shown", enquiries: 1, reference: "K7MX-4XR2" },
        { action: "exported", enquiries: 2 },
      ]);
      expect(await engine!.read("select secret from secrets")).toEqual([{ secret: "an old key" }]);
      expect(await storeProblems(store.engine)).toEqual([]);

      await store.receive(anEnquiry());
      const mail = await store.leaseMail(noon, 10);
      expect(mail.map(({ recipient }) => recipient).toSorted()).toEqual(["laboratory", "visitor"]);
      expect(await store.resend("K7MX-4XR2", noon)).toBe(true);
      expect(await store.leaseMail(noon, 1)).toMatchObject([{ sendCount: 3 }]);
      expect(await store.forget(["K7MX-4XR2"], noon)).toEqual(["K7MX-4XR2"]);
    },
  );
}
