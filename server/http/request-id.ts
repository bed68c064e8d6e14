import { randomUUID } from "node:crypto";

/** Names a request in its answer and in every line of the log about it. */
export const requestIdHeader = "x-request-id";

export const newRequestId = (): string => randomUUID();
