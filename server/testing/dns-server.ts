import { createSocket } from "node:dgram";
import { once } from "node:events";

const noSuchName = 3;
/** The name of the question, TXT, IN, a minute. */
const answerStart = [0xc0, 12, 0, 16, 0, 1, 0, 0, 0, 60];

/** A name server on loopback that has TXT records alone. */
export async function startDnsServer(records: Readonly<Record<string, readonly string[]>>) {
  const socket = createSocket("udp4");
  socket.on("message", (query, { address, port }) => {
    const labels: string[] = [];
    let at = 12;
    for (let length = query[at]!; length; length = query[at]!) {
      labels.push(query.toString("latin1", at + 1, at + 1 + length));
      at += 1 + length;
    }
    const answers = (records[labels.join(".")] ?? []).map((text) => {
      const parts = text.match(/.{1,255}/g)!.map((part) => Buffer.from(`\0${part}`, "latin1"));
      for (const part of parts) part[0] = part.length - 1;
      const size = Buffer.alloc(2);
      size.writeUInt16BE(Buffer.concat(parts).length);
      return Buffer.concat([Buffer.from(answerStart), size, ...parts]);
    });
    const code = 0x80 | (answers.length ? 0 : noSuchName);
    const counts = [0, 1, 0, answers.length, 0, 0, 0, 0];
    const header = Buffer.from([query[0]!, query[1]!, 0x81, code, ...counts]);
    socket.send(Buffer.concat([header, query.subarray(12, at + 5), ...answers]), port, address);
  });
  await once(socket.bind(0, "127.0.0.1"), "listening");
  return { address: `127.0.0.1:${socket.address().port}`, close: () => socket.close() };
}
