import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import autocannon from "autocannon";

export const connections = 32;

export interface Speed {
  perSecond: number;
  p99Ms: number;
}

/** The service in a process of its own, so that it shares none with the load on it. */
export async function measuredProcess(kind: string, url = "") {
  const child: ChildProcess = fork(join(import.meta.dirname, "enquiry-server.ts"), [kind, url], {
    execArgv: ["--expose-gc"],
  });
  const { port } = await nextMessage<{ port: number }>(child);
  let sent = 0;

  async function load(limit: { duration: number } | { amount: number }): Promise<Speed> {
    const result = await autocannon({
      url: `http://127.0.0.1:${port}/api/enquiry`,
      connections,
      ...limit,
      method: "POST",
      headers: { "content-type": "application/json" },
      requests: [{ setupRequest: (request) => ({ ...request, body: body(++sent) }) }],
    });
    if (result.non2xx || result.errors)
      throw new Error(`${kind}: ${result.non2xx + result.errors} enquiries were not kept.`);
    return { perSecond: result["2xx"] / result.duration, p99Ms: result.latency.p99 };
  }

  return {
    load,
    async alone(seconds: number): Promise<number> {
      child.send({ alone: { seconds, connections } });
      return (await nextMessage<{ perSecond: number }>(child)).perSecond;
    },
    async heapMb(): Promise<number> {
      child.send({});
      return (await nextMessage<{ heapMb: number }>(child)).heapMb;
    },
    async end() {
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}

const body = (number: number) =>
  JSON.stringify({
    name: "Site engineer",
    email: "engineer@site.example",
    phone: "9876543210",
    message: `Ten cubes for 28-day strength, batch ${number}.`,
  });

async function nextMessage<T>(child: ChildProcess): Promise<T> {
  const [message] = (await once(child, "message")) as [T];
  return message;
}
