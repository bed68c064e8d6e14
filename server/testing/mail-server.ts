import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { onTestFinished } from "vitest";

interface MailServerOptions extends SMTPServerOptions {
  onDataDelayMs?: number;
}

/** Closed after the test that starts it. */
export async function startMailServer({ onDataDelayMs = 0, ...options }: MailServerOptions = {}) {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    closeTimeout: 1000,
    onData(stream, _session, done) {
      let text = "";
      stream.on("data", (chunk: Buffer) => (text += chunk));
      stream.on("end", () => {
        received.push(text);
        setTimeout(done, onDataDelayMs);
      });
    },
    ...options,
  });
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as { port: number };
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
  return { port, received };
}

export const reply = (responseCode: number) =>
  Object.assign(new Error("engineer@site.example is not welcome"), { responseCode });
