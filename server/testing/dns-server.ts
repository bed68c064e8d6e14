import { createSocket } from "node:dgram";
import { once } from "node:events";

const withLength = (text: string) => Buffer.from([text.length, ...Buffer.from(text)]);
const encoded = (name: string) => Buffer.concat([...name.split(".").map(withLength), Buffer.of(0)]);

/** A name server on loopback that has TXT records alone, each of several strings. */
export async function startDnsServer(records: Readonly<Record<string, readonly string[][]>>) {
  const socket = createSocket("udp4");
  socket.on("message", (query, { address, port }) => {
    const nameEnd = query.indexOf(0, 12) + 1;
    const asked = query.subarray(12, nameEnd);
    const known = Object.entries(records).find(([name]) => encoded(name).equals(asked));
    const texts = (known?.[1] ?? []).map((parts) => Buffer.concat(parts.map(withLength)));
    // The name of the question, TXT, IN, a minute.
    const answers = texts.map((text) => [
      0xc0,
      12,
      0,
      16,
      0,
      1,
      0,
      0,
      0,
      60,
      0,
      text.length,
      ...text,
    ]);
    const code = known ? 0x80 : 0x83;
    const head = [...query.subarray(0, 2), 0x81, code, 0, 1, 0, texts.length, 0, 0, 0, 0];
    const question = query.subarray(12, nameEnd + 4);
    socket.send(Buffer.from([...head, ...question, ...answers.flat()]), port, address);
  });
  await once(socket.bind(0, "127.0.0.1"), "listening");
  return { address: `127.0.0.1:${socket.address().port}`, close: () => socket.close() };
}
