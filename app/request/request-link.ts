import { requestParameter } from "#content/copy/pages.ts";
import { type ParsedRequest, parseRequest, type TestRequest } from "./request.ts";

const referenceParameter = "reference";
/** Mail and chat cut longer links; a longer one that arrives is not one of ours, and would take long to read. */
const longestFragment = 8000;

/** The request as a fragment, which never reaches the server: "#tests=…"; empty where it is too long for a link. */
export async function requestFragment(request: TestRequest, reference?: string): Promise<string> {
  const bytes = await through(new CompressionStream("deflate-raw"), utf8(JSON.stringify(request)));
  const text = toBase64Url(bytes);
  if (text.length > longestFragment) return "";
  return `#${new URLSearchParams({
    [requestParameter]: text,
    ...(reference && { [referenceParameter]: reference }),
  })}`;
}

/** The request of a fragment; undefined where it cannot be read. */
export async function requestInFragment(hash: string): Promise<ParsedRequest | undefined> {
  const text = parametersOf(hash).get(requestParameter);
  if (!text || text.length > longestFragment) return undefined;
  try {
    const bytes = await through(new DecompressionStream("deflate-raw"), fromBase64Url(text));
    return parseRequest(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

/** The reference of an enquiry that was sent, for the printed form. */
export const referenceInFragment = (hash: string): string | undefined =>
  parametersOf(hash).get(referenceParameter) ?? undefined;

const parametersOf = (hash: string) => new URLSearchParams(hash.slice(1));

const utf8 = (text: string) => new TextEncoder().encode(text);

async function through(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const body = new Blob([bytes]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(body).arrayBuffer());
}

const toBase64Url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

const fromBase64Url = (text: string) =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (character) =>
    character.charCodeAt(0),
  );
