import { deflateSync } from "node:zlib";

/** How many objects share a stream: their places in it are told in one byte. */
const perStream = 200;

interface PdfObject {
  number: number;
  body: Buffer;
}

/**
 * Writes the library's file again with its small objects compressed in streams, as PDF has allowed since 1.5.
 * The structure of a tagged table is thousands of them; packed, they are a tenth of the size.
 */
export function packObjects(file: Buffer): Buffer {
  const { objects, trailer } = read(file);
  const whole = objects.filter(isStream);
  const small = objects.filter((object) => !isStream(object));

  const parts: Buffer[] = [file.subarray(0, file.indexOf("\n", 9) + 1)];
  let offset = parts[0]!.length;
  /** For each object the three fields of the cross-reference: kind, where, which. */
  const places = new Map<number, [number, number, number]>([[0, [0, 0, 0xff]]]);
  let next = objects.length + 1;

  function write({ number, body }: PdfObject) {
    const bytes = Buffer.concat([latin(`${number} 0 obj\n`), body, latin("\nendobj\n")]);
    places.set(number, [1, offset, 0]);
    parts.push(bytes);
    offset += bytes.length;
  }

  for (const object of whole) write(object);
  for (let at = 0; at < small.length; at += perStream) {
    const group = small.slice(at, at + perStream);
    const number = next++;
    for (const [index, object] of group.entries()) places.set(object.number, [2, number, index]);
    write({ number, body: objectStream(group) });
  }
  const number = next++;
  places.set(number, [1, offset, 0]);
  const start = offset;
  write({ number, body: crossReference(places, next, trailer) });
  return Buffer.concat([...parts, latin(`startxref\n${start}\n%%EOF\n`)]);
}

const isStream = ({ body }: PdfObject) => body.includes("\nendstream");

/** The objects by number, from the file's own table of offsets, and what its trailer says of root, info and id. */
function read(file: Buffer): { objects: PdfObject[]; trailer: string } {
  const text = file.toString("latin1");
  const table = Number(/startxref\n(\d+)\n/.exec(text)?.[1]);
  const offsets = [...text.slice(table).matchAll(/^(\d{10}) 00000 n /gm)].map(([, at]) =>
    Number(at),
  );
  const ends = [...offsets, table].toSorted((a, b) => a - b);
  const objects = offsets.map((from, at) => {
    const to = ends[ends.indexOf(from) + 1];
    const body = /^\d+ 0 obj\n([\s\S]*)\nendobj\s*$/.exec(text.slice(from, to))?.[1];
    if (body === undefined)
      throw new Error(`Object ${at + 1} of the scope document is not where it should be.`);
    return { number: at + 1, body: latin(body) };
  });
  const trailer = /trailer\n<<\n\/Size \d+\n([\s\S]*?)>>\nstartxref/.exec(text)?.[1];
  if (!trailer) throw new Error("The scope document has no trailer.");
  return { objects, trailer };
}

function objectStream(group: readonly PdfObject[]): Buffer {
  let at = 0;
  const index = group.map(({ number, body }) => {
    const entry = `${number} ${at}`;
    at += body.length + 1;
    return entry;
  });
  const head = latin(`${index.join(" ")}\n`);
  const bodies = group.flatMap(({ body }) => [body, latin("\n")]);
  return stream(`/Type /ObjStm /N ${group.length} /First ${head.length}`, [head, ...bodies]);
}

function crossReference(
  places: ReadonlyMap<number, readonly [number, number, number]>,
  size: number,
  trailer: string,
): Buffer {
  const rows = Array.from({ length: size }, (_, number) => {
    const [kind, where, which] = places.get(number)!;
    const row = Buffer.alloc(6);
    row.writeUInt8(kind, 0);
    row.writeUInt32BE(where, 1);
    row.writeUInt8(which, 5);
    return row;
  });
  return stream(`/Type /XRef /Size ${size} /W [1 4 1]\n${trailer}`, rows);
}

function stream(dictionary: string, parts: readonly Buffer[]): Buffer {
  const packed = deflateSync(Buffer.concat(parts), { level: 9 });
  return Buffer.concat([
    latin(`<< ${dictionary} /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`),
    packed,
    latin("\nendstream"),
  ]);
}

const latin = (text: string) => Buffer.from(text, "latin1");
