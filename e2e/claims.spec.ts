import { claims } from "#content/claims.ts";
import { pages } from "#content/pages.ts";
import { servicePath } from "#derive/navigation.ts";
import { sitePaths } from "#derive/sitemap.ts";
import { expect, test } from "./site.ts";
import { faults, mainText, structuredText } from "./wording.ts";

for (const path of sitePaths()) {
  test(`${path} claims nothing it may not, and names only known standards`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    expect(faults(mainText(html))).toEqual([]);
    expect(faults(structuredText(html))).toEqual([]);
  });
}

test("surveys and audits make no claim of accreditation", async ({ request }) => {
  for (const slug of [
    "video-based-classified-traffic-survey",
    "origin-destination-commodity",
    "safety-audit-facility",
  ]) {
    const html = await (await request.get(servicePath(slug))).text();
    expect(mainText(html) + structuredText(html), slug).not.toMatch(/NABL|accredit|17025|TC-\d/i);
  }
});

test("the testing certificate is not shown with calibration", async ({ request }) => {
  const html = await (await request.get(servicePath("calibration-facilities"))).text();
  expect(mainText(html) + structuredText(html)).not.toContain(claims.certificateNumber);
});

test("claims that differ stand each in its own place", async ({ request }) => {
  const { about, homeCard } = claims.experience;
  const { specification, performance } = claims.fwdLoadRange;
  const places = new Map<string, string[]>(
    [about, homeCard, specification, performance].map((claim) => [claim, []]),
  );
  for (const path of sitePaths()) {
    const text = mainText(await (await request.get(path)).text()).toLowerCase();
    for (const [claim, found] of places) if (text.includes(claim.toLowerCase())) found.push(path);
  }
  const fwd = servicePath("fwd-service");
  expect(Object.fromEntries(places)).toEqual({
    [about]: [pages.about.path],
    [homeCard]: [pages.home.path],
    [specification]: [fwd],
    [performance]: [fwd],
  });
});

/** The rules must be able to fail. */
for (const wrong of [
  "a NABL certified laboratory",
  "ISO/IEC 17025 certified",
  "certified to ISO/IEC 17025",
  "ISO 9001:2015 accredited",
  "cement to IS 8112",
  "ten per cent fines of 50 Kn",
  "a strength of 43 Mpa",
  "up to 700bar",
  "7-120 kN",
  "tested to IS 9999",
  "tested to IS 2720 (Part 99)",
  "ASTM D9999",
  "IRC:999",
  "desirable limit",
]) {
  test(`"${wrong}" would be found`, () => {
    expect(faults(wrong)).not.toEqual([]);
  });
}

test("what is right passes", () => {
  expect(
    faults(
      "Accredited to ISO/IEC 17025; ISO 9001:2015, certified. IS 4031 (Part 6), ASTM D5/D5M, IRC:SP:88-2019, BS EN 1337-11, 7–120 kN, 5 MPa.",
    ),
  ).toEqual([]);
});
