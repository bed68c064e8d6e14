import { createHmac, randomBytes } from "node:crypto";
import type { Engine } from "./engine.ts";

export type KeyedHash = (...values: string[]) => string;

const keyName = "hash key";

/** HMAC with a key that all processes on one database share. */
export async function openKeyedHash(engine: Engine): Promise<KeyedHash> {
  const key = await engine.transact(async (run) => {
    await run(
      "insert into secrets (name, secret) values (?, ?) on conflict (name) do nothing",
      keyName,
      randomBytes(32).toString("base64url"),
    );
    const [row] = await run("select secret from secrets where name = ?", keyName);
    return String(row!.secret);
  });
  return (...values) => {
    // Lengths distinguish "ab" + "c" from "a" + "bc".
    const input = values.map((value) => `${value.length}:${value}`).join("");
    return createHmac("sha256", key).update(input).digest("base64url");
  };
}
