import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { reply, startMailServer } from "./mail-server.ts";

type Behaviour = (socket: Socket) => void;

const passOnTo =
  (port: number): Behaviour =>
  (socket) => {
    const server = connect(port, "127.0.0.1");
    server.on("error", () => {});
    socket.pipe(server).pipe(socket);
  };

/** Accepts the commands, and closes the connection while the mail is transferred. */
function dropInMail(socket: Socket) {
  socket.write("220 ready\r\n");
  let inMail = false;
  socket.on("data", (chunk) => {
    if (inMail) socket.destroy();
    else {
      inMail = /^DATA/i.test(String(chunk));
      socket.write(inMail ? "354 go on\r\n" : "250 fine\r\n");
    }
  });
}

export const mailFaults = ["refuses for now", "hangs", "drops a mail", "hangs up"] as const;
export type MailFault = (typeof mailFaults)[number];

/** A mail server that fails in this way until `repair` is called; its port stays the same. */
export async function startFailingMailServer(fault: MailFault) {
  const refusing = await startMailServer({
    onRcptTo: (_address, _session, done) => done(reply(452)),
  });
  const working = await startMailServer();
  const behaviours: Record<MailFault, Behaviour> = {
    "refuses for now": passOnTo(refusing.port),
    hangs: () => {},
    "drops a mail": dropInMail,
    "hangs up": (socket) => socket.destroy(),
  };
  let behave = behaviours[fault];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on("error", () => {}).on("close", () => sockets.delete(socket)));
    behave(socket);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as { port: number }).port,
    received: working.received,
    repair() {
      behave = passOnTo(working.port);
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await Promise.all([refusing.close(), working.close()]);
    },
  };
}
