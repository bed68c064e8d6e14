import { expect, test } from "vitest";
import type { Engine } from "../enquiries/engine.ts";
import { migrate } from "../enquiries/migrate.ts";
import { migrations } from "../enquiries/migrations/index.ts";
import { type Table, tableNames, tables, temporaryTables } from "../enquiries/tables.ts";
import { verifyStore } from "../operate/verify.ts";
import { anEnquiry, noon } from "./enquiries.ts";
import { openTestStore, type Stores } from "./test-store.ts";

/** Rows as the first version wrote them; both later migrations change these tables. */
const oldRows = [
  `insert into enquiries (id, received_at, name, email, phone, message, suspected)
    values ('K7MX-4XR2', ${noon}, 'Asha', 'asha@site.example', '9876543210', 'Ten cubes.', 'links')`,
  `insert into outbox
    (enquiry_id, recipient, edition, state, queued_at, due_at, leased_until, lease, attempts, trouble)
    values ('K7MX-4XR2', 'laboratory', 1, 'parked', ${noon}, ${noon}, 0, '', 3, 'EAUTH 535')`,
  `insert into access_log (at, reference, act) values (${noon}, 'K7MX-4XR2', 'shown')`,
  "insert into secrets (name, secret) values ('hash key', 'an old key')",
];

async function openOld(engine: Engine, number: number) {
  await migrate(engine, new Date(noon), migrations.slice(0, number));
  await engine.transact(async (run) => {
    for (const row of oldRows) await run(row);
  });
  return openTestStore(engine);
}

export function migrationContract({ open, openNew }: Stores) {
  test.each(migrations.slice(0, -1).map(({ number }) => number))(
    "a database of schema %i keeps what it holds, and works on",
    async (number) => {
      const [engine] = await openNew(1);
      const store = await openOld(engine!, number);
      expect(await store.find("K7MX-4XR2", noon)).toEqual({
        id: "K7MX-4XR2",
        receivedAt: noon,
        name: "Asha",
        email: "asha@site.example",
        phone: "9876543210",
        message: "Ten cubes.",
        suspected: ["links"],
        mail: "parked",
      });
      expect(await store.accessLog()).toMatchObject([{ enquiries: 1 }, { act: "shown" }]);
      await store.receive(anEnquiry());
      expect(await verifyStore(engine!)).toMatchObject({
        enquiries: 2,
        unchained: 1,
        problems: [],
      });
      expect(await store.resend("K7MX-4XR2", noon)).toBe(true);
      expect(await store.forget("asha@site.example", noon)).toEqual(["K7MX-4XR2"]);
      expect(await verifyStore(engine!)).toMatchObject({ enquiries: 1, erased: 0, problems: [] });
    },
  );

  test("the list of tables for backups names every table and column", async () => {
    const { engine } = await open();
    const all = [...tableNames, ...temporaryTables];
    const catalogue = engine.skipLocked
      ? "select table_name as name from information_schema.tables where table_schema = current_schema()"
      : "select name from sqlite_master where type = 'table'";
    const found = (await engine.read(catalogue)).map(({ name }) => String(name));
    expect(found.toSorted()).toEqual(all.toSorted());
    for (const name of tableNames) {
      const { columns }: Table = tables[name];
      const [row = {}] = await engine.read(
        `select one.* from (select 1 as n) as always left join ${name} as one on 1 = 1`,
      );
      expect(Object.keys(row).toSorted()).toEqual(columns.toSorted());
    }
  });
}
