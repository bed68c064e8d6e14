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

export interface ScopeLine extends CataloguedTest {
  /** Counted from 1 in each service: a test added to one does not renumber the others, whose lines people cite. */
  readonly serial: number;
  /** What a citation ends with: soil-testing-12. */
  readonly id: string;
}

export interface ScopeService {
  readonly slug: string;
  readonly name: string;
  readonly path: string;
  readonly lines: readonly ScopeLine[];
}

/** Every test the scope document lists, by service in navigation order, numbered once for page, file and feeds. */
export const testingScope = (): ScopeService[] =>
  services.filter(isTesting).map((service) => ({
    slug: service.slug,
    name: service.name,
    path: servicePath(service.slug),
    lines: testRows(service).map((test, at) => ({
      serial: at + 1,
      id: `${service.slug}-${at + 1}`,
      ...test,
    })),
  }));
