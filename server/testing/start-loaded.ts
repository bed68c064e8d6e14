import { sendLoad } from "./load.ts";
import { startStubServer } from "./start-server.ts";

export interface LoadedOptions {
  processes: number;
  env: Record<string, string>;
  clients: number;
  leaseMs?: number;
}

export async function startLoaded({ processes, env, clients, leaseMs }: LoadedOptions) {
  const services = await Promise.all(
    Array.from({ length: processes }, () => startStubServer(env, leaseMs)),
  );
  // Different names, because the same values sent to two processes are one enquiry.
  const loads = services.map(({ origin }) => sendLoad(origin, clients, `Of ${origin}`));
  return {
    services,
    loads,
    accepted: () => loads.flatMap(({ accepted }) => accepted),
    statuses: () => new Set(loads.flatMap(({ statuses }) => statuses)),
    async stopLoad() {
      await Promise.all(loads.map((load) => load.stop()));
    },
    stop: () => Promise.all(services.map((service) => service.stop())),
    kill: () => Promise.all(services.map((service) => service.kill())),
  };
}
