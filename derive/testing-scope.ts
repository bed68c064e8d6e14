import { services } from "#content/services/index.ts";
import type { Service } from "#content/services/shape.ts";
import { servicePath } from "./navigation.ts";

/** Calibration, surveys and audits are not tests: the scope of a testing laboratory does not list them. */
const notTests = new Set([
  "calibration-facilities",
  "video-based-classified-traffic-survey",
  "origin-destination-commodity",
  "safety-audit-facility",
]);

export const isTesting = ({ slug }: Pick<Service, "slug">) => !notTests.has(slug);

export interface ScopeService {
  readonly name: string;
  readonly description: string;
  readonly to: string;
}

/** The services whose tests the scope document lists, in navigation order. */
export const scopeServices = (): ScopeService[] =>
  services
    .filter(isTesting)
    .map(({ name, description, slug }) => ({ name, description, to: servicePath(slug) }));
