import { spawn } from "node:child_process";
import { once } from "node:events";

export type Program = Awaited<ReturnType<typeof startProgram>>;

/** Starts a program, and waits until it prints what the pattern captures, if there is one. */
export async function startProgram(
  command: string,
  args: string[],
  { pattern = /^/, env = {} }: { pattern?: RegExp; env?: Record<string, string> } = {},
) {
  const child = spawn(command, args, {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...env },
  });
  const exited = once(child, "exit");
  let output = "";
  const captured = await new Promise<string | undefined>((resolve, reject) => {
    const read = () => {
      const found = pattern.exec(output);
      if (found) resolve(found[1]);
    };
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => {
        output += chunk;
        read();
      });
    child.once("error", reject);
    child.once("exit", () => reject(new Error(`${command} ended: ${output}`)));
    read();
  });
  return {
    captured,
    output: () => output,
    async stop() {
      child.kill();
      await exited;
    },
  };
}
