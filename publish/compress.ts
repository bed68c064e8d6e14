import { brotliCompressSync, constants, gzipSync } from "node:zlib";

export interface Compressed {
  br: Buffer;
  gz: Buffer;
}

/** As small as can be: it is done once, at build. */
export function compress(body: Buffer): Compressed {
  const br = brotliCompressSync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
  return { br, gz: gzipSync(body, { level: 9 }) };
}
