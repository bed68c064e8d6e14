import { afterAll, beforeAll, describe } from "vitest";
import { openSchemas, type PostgresSchemas } from "../testing/postgres-schemas.ts";
import { openPostgres } from "./postgres.ts";
import { storeContract } from "../testing/store.contract.ts";

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
