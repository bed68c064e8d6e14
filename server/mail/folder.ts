import { mkdir, open, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { asMessage, type Transport } from "./enquiry-mail.ts";

/** Writes each mail as an .eml file; it gets its final name only when it is complete. */
export function folderTransport(folder: string): Transport {
  const mailer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    delivery: "file",
    async send(mail) {
      const { message } = await mailer.sendMail(asMessage(mail));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${mail.id}.eml`);
      const handle = await open(`${file}.part`, "w", 0o600);
      try {
        await handle.writeFile(message as Buffer);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(`${file}.part`, file);
    },
    close: () => mailer.close(),
  };
}

export async function eraseMail(folder: string, references: readonly string[]): Promise<void> {
  const erased = new Set(references);
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  for (const name of names)
    if (erased.has(name.slice(0, referenceLength))) await rm(join(folder, name), { force: true });
}

const referenceLength = "XXXX-XXXX".length;
