import { test } from "vitest";
import { mailFaults } from "../testing/failing-mail-server.ts";
import { expectMailAfterFault } from "../testing/smtp-fault.ts";
import { newSqlite } from "../testing/test-store.ts";

test.each(mailFaults)("mail waits while the server %s, and arrives once it works", (fault) =>
  expectMailAfterFault(fault, newSqlite(), 1),
);
