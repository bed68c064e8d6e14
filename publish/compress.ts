import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

export type BrotliLevel = 6 | 11;

/** Asynchronous, to use all cores. */
export async function compress(body: Buffer, brotliLevel: BrotliLevel) {
  const [br, gz] = await Promise.all([
    toBrotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliLevel,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
    toGzip(body, { level: 9 }),
  ]);
  return { br, gz };
}
