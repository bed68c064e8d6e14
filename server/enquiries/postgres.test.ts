import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { anEnquiry } from "../testing/enquiries.ts";
import { openSchemas, type PostgresSchemas } from "../testing/postgres-schemas.ts";
import { openPostgres } from "./postgres.ts";
import { storeContract } from "../testing/store.contract.ts";
import { openTestStore } from "../testing/test-store.ts";

let schemas: PostgresSchemas;
beforeAll(async () => {
  schemas = await openSchemas();
}, 60_000);
afterAll(() => schemas.close());

describe("PostgreSQL", () => {
  storeContract(async () => {
    const url = await schemas.fresh();
    return () => openPostgres(url);
  });
});

test("requests of one turn of the event loop share one commit", async () => {
  const store = await openTestStore(openPostgres(await schemas.fresh()));
  await Promise.all(Array.from({ length: 20 }, () => store.receive(anEnquiry())));
  const transactions = await store.engine.read("select distinct xmin::text from enquiries");
  expect(transactions).toHaveLength(1);
  await store.close();
});
