import { pages } from "#content/pages.ts";
import { retentionSentence } from "#contract/retention.ts";
import { startServer } from "#server/testing/start-server.ts";
import { expect, hydrated, test } from "./site.ts";

test("the privacy page states the configured retention, opened directly and by a link", async ({
  page,
  consoleMessages,
}) => {
  const server = await startServer({ env: { RETENTION_DAYS: "30" } });
  try {
    const retention = page.getByText("An enquiry is erased after");
    await page.goto(server.origin + pages.privacy.path);
    await hydrated(page);
    await expect(retention).toHaveText(retentionSentence(30));
    const links = page.getByRole("contentinfo");
    await links.getByRole("link", { name: "Clientele" }).click();
    await expect(page).toHaveURL(server.origin + pages.clientele.path);
    await links.getByRole("link", { name: pages.privacy.title }).click();
    await expect(retention).toHaveText(retentionSentence(30));
    expect(consoleMessages).toEqual([]);
  } finally {
    await server.stop();
  }
});
