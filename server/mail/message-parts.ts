/** A message as text and lists of requested tests, so that mail can show the lists as tables. */
export type MessagePart = { text: string } | { rows: readonly RequestedTest[] };

export interface RequestedTest {
  test: string;
  /** Methods, quantities and whatever follows the name. */
  details: string;
}

const item = /^- (.+)$/;
/** A method begins with a publisher and a number or letter, such as IS 2720 or ASTM D4318. */
const beforeDetails = /, (?=[A-Z][A-Za-z]+[ :]\(?[\dA-Z])|; |: /;

export function messageParts(message: string): MessagePart[] {
  const parts: MessagePart[] = [];
  for (const line of message.split("\n")) {
    const last = parts.at(-1);
    const [, listed] = item.exec(line) ?? [];
    if (listed === undefined) {
      if (last && "text" in last) last.text += `\n${line}`;
      else parts.push({ text: line });
    } else {
      const row = requestedTest(listed);
      if (last && "rows" in last) parts[parts.length - 1] = { rows: [...last.rows, row] };
      else parts.push({ rows: [row] });
    }
  }
  return parts;
}

function requestedTest(listed: string): RequestedTest {
  const at = listed.search(beforeDetails);
  return at < 0
    ? { test: listed, details: "" }
    : { test: listed.slice(0, at), details: listed.slice(at + 2) };
}

/** The service that the first line or the heading above the first list names. */
export function serviceOf(message: string): string | undefined {
  const [, about] = /^Enquiry about (.+):$/m.exec(message) ?? [];
  const [, heading] = /^(.+):\n- /m.exec(message) ?? [];
  return about ?? heading;
}

const maxTopicLength = 60;

/** What an enquiry is about: the service that its first line names, its first test, or its first line. */
export function topicOf(message: string): string {
  const tests = messageParts(message).flatMap((part) => ("rows" in part ? part.rows : []));
  const [firstLine = ""] = message.split("\n");
  const [, service] = /^Enquiry about (.+):$/.exec(firstLine) ?? [];
  if (service) return shortened(service);
  if (!tests.length) return shortened(firstLine);
  const others = tests.length > 1 ? ` and ${tests.length - 1} more` : "";
  return shortened(tests[0]!.test) + others;
}

const shortened = (text: string) =>
  text.length <= maxTopicLength ? text : `${text.slice(0, maxTopicLength - 1).trimEnd()}…`;
