import { join } from "node:path";
import type { Database } from "../enquiries/open-store.ts";
import { openSchemas } from "./postgres-schemas.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** An empty database, and the environment with which processes use it. */
export interface DeployedDatabase {
  database: Database;
  /** Every process writes its mail here. */
  folder: string;
  env: Record<string, string>;
}

export interface Databases {
  fresh(): Promise<DeployedDatabase>;
  close(): Promise<void>;
}

const sqliteFiles = async (): Promise<Databases> => ({
  async fresh() {
    const folder = temporaryFolder();
    const database = { kind: "sqlite", file: join(folder, "enquiries.db") } as const;
    return { database, folder, env: { DATA_DIR: folder } };
  },
  close: async () => {},
});

async function postgresSchemas(): Promise<Databases> {
  const schemas = await openSchemas();
  return {
    async fresh() {
      const folder = temporaryFolder();
      const url = await schemas.fresh();
      const env = { DATA_DIR: folder, DATABASE_URL: url };
      return { database: { kind: "postgres", url }, folder, env };
    },
    close: schemas.close,
  };
}

/** The ways to run the service in which it survives the same faults. */
export const deployments = [
  { name: "one process on SQLite", processes: 1, openDatabases: sqliteFiles },
  { name: "three processes on PostgreSQL", processes: 3, openDatabases: postgresSchemas },
];
