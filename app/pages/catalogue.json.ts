import { catalogueJson } from "#derive/pages/catalogue-files.ts";

export const GET = () => Response.json(catalogueJson());
