import { expect, test, vi } from "vitest";
import { complete, noLimit, noon } from "../testing/enquiries.ts";
import { receiveEnquiry } from "./receive-enquiry.ts";
import type { EnquiryStore, EnquiryTransaction } from "./store/enquiry-store.ts";
import { spamSigns, topicOf } from "./visitor-text.ts";

function receive(body: unknown, insert: EnquiryTransaction["insert"]) {
  const transaction: EnquiryTransaction = {
    claim: async (id) => id,
    countFrom: async (_network, { until }) => ({ count: 1, until }),
    insert,
    rollback: () => {},
  };
  const store = { transact: (work) => work(transaction) } as EnquiryStore;
  return receiveEnquiry(store, noLimit, { body, network: "203.0.113.7", now: new Date(noon) });
}

const newInsert = () => vi.fn<EnquiryTransaction["insert"]>(async () => true);

test("surrounding space and characters that no database or mail header holds are not stored", async () => {
  const insert = newInsert();
  const body = {
    ...complete,
    name: "  Asha\r\nBcc: all@site.example\u0000 ",
    phone: " 9876543210 ",
    message: "one\r\ntwo\u0000\ttabbed \uD800 ",
  };
  await receive(body, insert);
  expect(insert.mock.calls[0]![0]).toMatchObject({
    name: "Asha Bcc: all@site.example",
    phone: "9876543210",
    message: "one\ntwo \ttabbed \uFFFD",
    receivedAt: noon,
  });
});

test("a name of only control characters is not a name", async () => {
  const insert = newInsert();
  const { result } = await receive({ ...complete, name: "\u0000\u0007" }, insert);
  expect(result).toEqual({ kind: "invalid", errors: { name: "Name is required" } });
  expect(insert).not.toHaveBeenCalled();
});

test("a taken reference is replaced, a limited number of times", async () => {
  const insert = newInsert();
  insert.mockResolvedValueOnce(false).mockResolvedValueOnce(false);
  const { result } = await receive(complete, insert);
  expect(result).toMatchObject({ kind: "accepted" });
  expect(new Set(insert.mock.calls.map(([{ id }]) => id)).size).toBe(3);

  await expect(receive(complete, async () => false)).rejects.toThrow("reference");
});

const signsOf = (message: string, honeypot = "") => spamSigns({ ...complete, message }, honeypot);

test("the honeypot and many links are signs of spam", () => {
  expect(signsOf("Hello", "x")).toEqual(["honeypot"]);
  expect(signsOf("http://a.example www.b.example [url=c]")).toEqual(["links"]);
  expect(signsOf("Cube\n".repeat(9) + "https://site.example/drawing.pdf")).toEqual([]);
});

test.each([
  ["Ten cubes for 28-day strength.\nMore.", "Ten cubes for 28-day strength."],
  ["Request for 2 tests: Liquid limit\n\n1. CBR", "Request for 2 tests: Liquid limit"],
  ["1. Liquid limit", "1. Liquid limit"],
  [" \u202eSr\tInstrument\u0007\tRange\n1\tGauge", "Sr Instrument Range"],
  [`${"word ".repeat(11)}twelfth word`, `${"word ".repeat(11).trimEnd()}…`],
  ["x".repeat(80), `${"x".repeat(59)}…`],
  [`${"x".repeat(58)}😀😀`, `${"x".repeat(58)}\uFFFD…`],
])("the topic of %j is %j", (message, topic) => {
  expect(topicOf(message)).toBe(topic);
});
