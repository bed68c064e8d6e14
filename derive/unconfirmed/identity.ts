import { centres } from "#content/centres.ts";
import { type Client, clients, clientsArePlaceholders } from "#content/clients.ts";
import { pages } from "#content/copy/pages.ts";
import { site, sitePlaceholders } from "#content/site.ts";
import { ask, type UnconfirmedStatement } from "./statement.ts";

export const identity = (): UnconfirmedStatement[] => [
  ...laboratory(),
  ...collectionCentres(),
  ...clientList(),
];

function laboratory(): UnconfirmedStatement[] {
  const values = {
    name: [`name "${site.name}"`],
    phones: site.phones.map((phone) => `phone ${phone}`),
    email: [`e-mail ${site.email}`],
    address: [`postal address "${site.address.street}"`],
  };
  return ask(
    {
      topic: "identity",
      question: "What are your name, phone numbers, e-mail and postal address?",
      file: "content/site.ts",
      page: pages.contact.path,
    },
    sitePlaceholders.flatMap((key) => values[key]),
  );
}

const collectionCentres = () =>
  ask(
    {
      topic: "identity",
      question:
        "What are the address, the contact and the hours of each collection centre, and who takes the samples to Jammu, and when?",
      file: "content/centres.ts",
      page: pages.contact.path,
    },
    centres
      .filter(({ placeholder }) => placeholder)
      .map(({ label }) => `collection centre ${label}`),
  );

function clientList(): UnconfirmedStatement[] {
  const all: readonly Client[] = clients;
  const drawn = all.filter(({ placeholderLogo }) => placeholderLogo).length;
  return ask(
    {
      topic: "identity",
      question: "Which clients agreed to be named, and may we show their logos?",
      file: "content/clients.ts",
      page: pages.clientele.path,
    },
    [
      ...(clientsArePlaceholders ? [`${clients.length} kinds of client instead of clients`] : []),
      ...(drawn ? [`${drawn} pictograms instead of client logos`] : []),
    ],
  );
}
