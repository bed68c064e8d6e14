import { afterAll, beforeAll, describe } from "vitest";
import { openSchemas, type PostgresSchemas } from "../../testing/postgres-schemas.ts";
import { storeContract } from "../../testing/store.contract.ts";

let schemas: PostgresSchemas;
beforeAll(async () => {
  schemas = await openSchemas();
}, 60_000);
afterAll(() => schemas.close());

describe("PostgreSQL", () => {
  storeContract(async () => ({ kind: "postgres", url: await schemas.fresh() }));
});
