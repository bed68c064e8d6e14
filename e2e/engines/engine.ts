import type { Page } from "puppeteer-core";

export interface Engine {
  name: string;
  isInstalled: boolean;
  start(): Promise<RunningEngine>;
}

export interface RunningEngine {
  tab: Tab;
  /** Those of its console, where they can be read. */
  errors: string[];
  stop(): Promise<unknown>;
}

/** What a journey does in a browser; the methods are those of puppeteer's page where it has them. */
export interface Tab {
  setViewport(size: { width: number; height: number }): Promise<unknown>;
  goto(url: string): Promise<unknown>;
  back(): Promise<unknown>;
  forward(): Promise<unknown>;
  click(selector: string): Promise<unknown>;
  hover(selector: string): Promise<unknown>;
  type(selector: string, text: string): Promise<unknown>;
  evaluate: Page["evaluate"];
}
