import { enquiryLimits } from "#contract/enquiry.ts";
import { listMessageCopy as copy } from "#content/copy/your-tests.ts";
import type { ChosenService, ChosenTest } from "./chosen-tests.ts";

/** What the visitor can add to the message. */
const roomToWrite = 1000;
const room = enquiryLimits.message - roomToWrite;

/** The chosen tests as the beginning of a message; a long list leaves out the methods, and then the last tests. */
export function listMessage(services: readonly ChosenService[]): string {
  if (services.length === 0) return "";
  const complete = messageOf(services, withMethods);
  return complete.length <= room ? complete : shortened(messageOf(services, fullName));
}

export const fullName = ({ name, heading }: ChosenTest) =>
  heading ? `${name} (${heading})` : name;

const withMethods = (test: ChosenTest) => [fullName(test), ...test.methods].join(", ");

const messageOf = (services: readonly ChosenService[], line: (test: ChosenTest) => string) =>
  [
    copy.intro,
    ...services.map(({ name, tests }) =>
      ["", `${name}:`, ...tests.map((test) => `- ${line(test)}`)].join("\n"),
    ),
    "",
  ].join("\n");

function shortened(message: string): string {
  if (message.length <= room) return message;
  const lines = message.split("\n");
  const shown: string[] = [];
  let length = 0;
  while ((length += lines[0]!.length + 1) < room) shown.push(lines.shift()!);
  const left = lines.filter((line) => line.startsWith("- ")).length;
  return [...shown, copy.more(left), ""].join("\n");
}
