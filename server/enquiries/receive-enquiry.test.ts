import { expect, test, vi } from "vitest";
import { complete, noon } from "../testing/enquiries.ts";
import { receiveEnquiry } from "./receive-enquiry.ts";
import { type EnquiryStore, ReferenceTaken } from "./store.ts";

function storeThat(receive: EnquiryStore["receive"]): EnquiryStore {
  return { receive } as EnquiryStore;
}

const keeps = () =>
  vi.fn<EnquiryStore["receive"]>(async ({ id }) => ({ kept: true, id, repeated: false }));

const from = (body: unknown) => ({ body, address: "203.0.113.7" });

test("space around answers is not kept, nor signs that no database or mail header holds", async () => {
  const receive = keeps();
  const body = {
    ...complete,
    name: "  Asha\r\nBcc: all@site.example\u0000 ",
    phone: " 9876543210 ",
    message: "one\r\ntwo\u0000\ttabbed \uD800 ",
  };
  await receiveEnquiry(storeThat(receive), from(body), new Date(noon));
  expect(receive.mock.calls[0]![0]).toMatchObject({
    name: "Asha Bcc: all@site.example",
    phone: "9876543210",
    message: "one\ntwo \ttabbed \uFFFD",
    receivedAt: noon,
  });
});

test("a name of nothing but control signs is no name", async () => {
  const receive = keeps();
  const body = { ...complete, name: "\u0000\u0007" };
  const { result } = await receiveEnquiry(storeThat(receive), from(body), new Date(noon));
  expect(result).toEqual({ kind: "wrong", errors: { name: "Name is required" } });
  expect(receive).not.toHaveBeenCalled();
});

test("a taken reference is replaced, but not for ever", async () => {
  const receive = keeps();
  receive.mockRejectedValueOnce(new ReferenceTaken()).mockRejectedValueOnce(new ReferenceTaken());
  const { result } = await receiveEnquiry(storeThat(receive), from(complete), new Date(noon));
  expect(result).toMatchObject({ kind: "kept" });
  expect(new Set(receive.mock.calls.map(([{ id }]) => id)).size).toBe(3);

  const never = vi.fn<EnquiryStore["receive"]>(async () => {
    throw new ReferenceTaken();
  });
  await expect(receiveEnquiry(storeThat(never), from(complete), new Date(noon))).rejects.toThrow(
    ReferenceTaken,
  );
});
