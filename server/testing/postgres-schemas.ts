import { randomBytes } from "node:crypto";
import { Client } from "pg";
import { startPostgres } from "./postgres-server.ts";

/** PostgreSQL for tests: the server of TEST_DATABASE_URL, or one started for them. */
export async function openSchemas() {
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? undefined : await startPostgres();
  const url = given ?? server!.url;
  const client = new Client({ connectionString: url });
  await client.connect();
  const created: string[] = [];
  return {
    async fresh(): Promise<string> {
      const name = `test_${randomBytes(6).toString("hex")}`;
      await client.query(`create schema ${name}`);
      created.push(name);
      const own = new URL(url);
      own.searchParams.set("options", `-c search_path=${name}`);
      return own.href;
    },
    async close() {
      for (const name of created) await client.query(`drop schema ${name} cascade`);
      await client.end();
      await server?.remove();
    },
  };
}
