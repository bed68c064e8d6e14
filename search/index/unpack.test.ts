import { expect, test } from "vitest";
import { pack } from "#derive/search-data/pack.ts";
import { readSearchData } from "#publish/search-data.ts";
import { unpack } from "./unpack.ts";

const data = readSearchData();
const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test("what is packed and sent is unpacked as it was", () => {
  expect(unpack(sent(pack(data)))).toEqual(sent(data));
});

test.each([null, [], {}, { ...pack(data), synonyms: undefined }, { ...pack(data), entries: [1] }])(
  "other data is refused",
  (other) => {
    expect(unpack(other)).toBeUndefined();
  },
);
