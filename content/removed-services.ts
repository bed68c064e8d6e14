import type { ServiceSlug } from "./services/shape.ts";

/** A service that is no longer offered. */
interface RemovedService {
  readonly slug: string;
  /** The slug of the service that took its place; otherwise its addresses lead to the list of services. */
  readonly now?: ServiceSlug;
}

/** { slug: "pile-load-testing" } */
export const removedServices: readonly RemovedService[] = [];
