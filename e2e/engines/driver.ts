/** An element as the driver names it. */
export type Handle = Record<string, string>;

/** One input device and what it does, in the format that classic WebDriver and BiDi share. */
export interface InputSource {
  type: "pointer" | "key";
  id: string;
  parameters?: { pointerType: "mouse" };
  actions: object[];
}

type PageFunction<Given extends unknown[], Result> = (
  element: Element | null,
  ...given: Given
) => Result | Promise<Result>;

/** What a journey needs of a browser, over whichever protocol the browser speaks. */
export interface Driver {
  resize(width: number, height: number): Promise<void>;
  /** Loads a document and waits for its load event. */
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  traverse(delta: -1 | 1): Promise<void>;
  /** Calls a function in the page; arguments and result are passed as JSON. */
  call<Given extends unknown[], Result>(
    run: PageFunction<Given, Result>,
    element: Handle | null,
    ...given: Given
  ): Promise<Result>;
  select(selector: string, within?: Handle): Promise<Handle[]>;
  /** Whether the engine gives an element this role and accessible name. */
  isNamed(element: Handle, role: string, name?: string): Promise<boolean>;
  perform(sources: InputSource[]): Promise<void>;
  /** The page as a PDF, as it is printed. */
  print(): Promise<Uint8Array>;
  /** Console errors, exceptions and violations of the Content-Security-Policy so far. */
  messages(): Promise<string[]>;
  close(): Promise<void>;
}

/** The source of a function that a driver calls with an element and its arguments as JSON. */
export const asPageScript = (run: (...given: never[]) => unknown): string =>
  `async (element, given) => JSON.stringify(await (${String(run)})(element, ...JSON.parse(given)))`;
