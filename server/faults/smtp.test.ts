import { expect, test } from "vitest";
import { mailAfterFault, mailFaults } from "../testing/smtp-fault.ts";
import { newSqlite } from "../testing/test-store.ts";

test.each(mailFaults)(
  "mail waits while the server %s, and arrives once it works",
  async (fault) => {
    const { before, received, messageId } = await mailAfterFault(fault, newSqlite(), 1);
    expect(before).toMatchObject({ waiting: 1, sent: 0, failed: 0 });
    expect(received).toEqual([expect.stringContaining(messageId)]);
  },
);
