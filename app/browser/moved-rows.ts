import { testPath } from "#derive/catalogue/paths.ts";

// Addresses of rows that the page once had lead to the rows of the service pages.
const row = location.hash.slice(1);
if (row.includes("/")) location.replace(testPath(row));
