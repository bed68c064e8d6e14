import { expect, test } from "vitest";
import { verifyStore } from "../operate/verify.ts";
import { anEnquiry, noon } from "./enquiries.ts";
import type { Stores, TestStore } from "./test-store.ts";

const change = ({ engine }: TestStore, sql: string, ...values: string[]) =>
  engine.transact((run) => run(sql, ...values));

const problemsOf = async ({ engine }: TestStore) => (await verifyStore(engine)).problems;

/** Three enquiries in one chain. */
async function openChain({ open }: Stores) {
  const store = await open();
  const kept = [anEnquiry(), anEnquiry(), anEnquiry()];
  for (const enquiry of kept) await store.receive(enquiry);
  return { store, kept };
}

export function chainContract(stores: Stores) {
  test("every enquiry has its place in the chain of its process, also if others of its group fail", async () => {
    const [first, second] = [await stores.open(), await stores.beside()];
    const taken = anEnquiry();
    await first.receive(taken);
    const repeated = anEnquiry();
    const results = await Promise.allSettled([
      ...Array.from({ length: 20 }, () => first.receive(anEnquiry())),
      first.receive(anEnquiry({ id: taken.id })),
      first.receive(repeated),
      first.receive({ ...repeated, id: "TEST-AGAIN" }),
      ...Array.from({ length: 20 }, () => second.receive(anEnquiry())),
    ]);
    expect(results.filter(({ status }) => status === "rejected")).toHaveLength(1);
    await first.receive(anEnquiry());
    expect(await verifyStore(first.engine)).toEqual({
      enquiries: 43,
      chains: 2,
      erased: 0,
      unchained: 0,
      problems: [],
    });
  });

  test("an erasure leaves its place, and nothing that the text could be compared with", async () => {
    const { store, kept } = await openChain(stores);
    const mine = anEnquiry({ email: "asha@site.example" });
    await store.receive(mine);
    await store.receive(anEnquiry());
    await store.forget(mine.email, noon);
    await store.purge(noon + 1, noon + 1);
    expect(await verifyStore(store.engine)).toMatchObject({
      erased: 5,
      enquiries: 0,
      problems: [],
    });
    const left = await stores.contents("erasures");
    expect(Object.keys((JSON.parse(left) as object[])[0]!)).toEqual([
      "chain",
      "number",
      "hash",
      "at",
    ]);
    expect(left).not.toContain(kept[0]!.id);
  });

  test.each([
    "name = 'Another'",
    "message = 'Nothing'",
    "received_at = 1",
    "suspected = 'links'",
    "canary = 1",
  ])("an enquiry that was altered is named: %s", async (alteration) => {
    const { store, kept } = await openChain(stores);
    await change(store, `update enquiries set ${alteration} where id = ?`, kept[1]!.id);
    expect(await problemsOf(store)).toEqual([`${kept[1]!.id} is not as it was received.`]);
  });

  test.each([0, 1, 2])(
    "an enquiry that is missing is noticed: index %i of three",
    async (index) => {
      const { store, kept } = await openChain(stores);
      await change(store, "delete from outbox where enquiry_id = ?", kept[index]!.id);
      await change(store, "delete from enquiries where id = ?", kept[index]!.id);
      expect(await problemsOf(store)).toEqual([
        expect.stringMatching(`^Enquiry ${index + 1} of 3 in chain .* is missing`),
      ]);
    },
  );

  test("an enquiry that takes the place of another is noticed", async () => {
    const { store, kept } = await openChain(stores);
    const [first, last] = [kept[0]!.id, kept[2]!.id];
    await change(store, "update enquiries set number = 9 where id = ?", first);
    await change(store, "update enquiries set number = 1 where id = ?", last);
    await change(store, "update enquiries set number = 3 where id = ?", first);
    expect((await problemsOf(store)).length).toBeGreaterThan(0);
  });

  test("a chain whose end is missing, and an enquiry without mail are noticed", async () => {
    const { store, kept } = await openChain(stores);
    await change(store, "delete from outbox where enquiry_id = ?", kept[0]!.id);
    expect(await problemsOf(store)).toEqual([`${kept[0]!.id} has no mail to the laboratory.`]);
    await change(store, "delete from chains");
    expect(await problemsOf(store)).toContainEqual(expect.stringMatching(/^The end of chain/));
  });
}
