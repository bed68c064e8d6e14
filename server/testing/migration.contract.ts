import { expect, test } from "vitest";
import { migrated } from "../enquiries/engines/engine.ts";
import { migrations } from "../enquiries/engines/migrations.ts";
import { storeProblems } from "../enquiries/store/verify.ts";
import { commandContext, runCommand } from "./command-context.ts";
import { anEnquiry } from "./enquiries.ts";
import { type Stores, testStore } from "./test-store.ts";

const next = {
  number: migrations.length + 1,
  statements: ["alter table enquiries add column language text not null default 'en'"],
};

export function migrationContract({ openNew }: Stores) {
  test("the next migration runs once, and loses nothing", async () => {
    const [engine] = await openNew(1);
    const before = testStore(migrated(engine!));
    await before.receive(anEnquiry());
    const exported = await runCommand(commandContext(before), "export");

    const after = testStore(migrated(engine!, [...migrations, next]));
    expect(await after.engine.read("select language from enquiries")).toEqual([{ language: "en" }]);
    expect(await runCommand(commandContext(after), "export")).toBe(exported);
    expect(await storeProblems(after.engine)).toEqual([]);
    await testStore(migrated(engine!, [...migrations, next])).receive(anEnquiry());
    await expect(before.engine.read("select 1")).resolves.toBeTruthy();
    await expect(migrated(engine!).read("select 1")).rejects.toThrow("newer release");
  });
}
