import { clients } from "#content/clients.ts";
import { clientMarkUrl } from "./pictures.ts";

export type ClientelePage = ReturnType<typeof clientelePage>;

export const clientelePage = () => ({
  clients: clients.map(({ id, name }) => ({ id, name, src: clientMarkUrl(id) })),
});
