import { services } from "#content/services/index.ts";
import type { Service } from "#content/services/shape.ts";
import { servicePath } from "./navigation.ts";
import { type CataloguedTest, testRows } from "./test-rows.ts";

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

export interface ScopeLine extends CataloguedTest {
  /** Counted from 1 through the whole document. */
  readonly serial: number;
  readonly service: string;
  readonly slug: string;
}

/** Every test the scope document lists, numbered once for page and PDF alike. */
export const testingScope = (): ScopeLine[] =>
  services
    .filter(isTesting)
    .flatMap((service) =>
      testRows(service).map((test) => ({ service: service.name, slug: service.slug, ...test })),
    )
    .map((test, at) => ({ serial: at + 1, ...test }));
