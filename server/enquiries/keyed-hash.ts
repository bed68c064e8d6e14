import { createHmac, randomBytes } from "node:crypto";
import type { Engine } from "./engine.ts";

export type KeyedHash = (...values: string[]) => string;

const keyName = "hash key";

/** Hashes that cannot be reversed without the key, which all processes on one database share. */
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
    // Lengths keep "ab" + "c" apart from "a" + "bc".
    const told = values.map((value) => `${value.length}:${value}`).join("");
    return createHmac("sha256", key).update(told).digest("base64url");
  };
}
