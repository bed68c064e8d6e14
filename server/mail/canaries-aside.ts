import { folderTransport } from "./folder.ts";
import type { Transport } from "./transport.ts";

/** Canaries go to one file of the folder, which the next one replaces; other mail is sent as usual. */
export function canariesAside(transport: Transport, folder: string): Transport {
  const file = folderTransport(folder);
  return {
    send: (mail) => (mail.canary ? file.send({ ...mail, id: "canary" }) : transport.send(mail)),
    close() {
      file.close();
      transport.close();
    },
  };
}
