import { readFileSync } from "node:fs";
import { join } from "node:path";

const styles = readFileSync(join(import.meta.dirname, "control-page.css"), "utf8");
const faces = ["Plain Sans", "Plain Mono"];

/**
 * The page somebody would write by hand: the same words, pictures and faces in plain markup, one
 * small style sheet of its own, and no script. What ours needs beyond it is what our way costs.
 */
export function controlPage(html: string): string {
  const title = /<title>.*?<\/title>/.exec(html)?.[0] ?? "";
  const description = /<meta name="description"[^>]*>/.exec(html)?.[0] ?? "";
  const preloads = [...html.matchAll(/<link rel="preload" href="([^"]+)" as="font"[^>]*>/g)];
  const fonts = preloads.map(
    ([, address], at) =>
      `@font-face{font-family:"${faces[at]}";src:url(${address}) format("woff2");font-weight:100 900;font-display:swap}`,
  );
  return [
    '<!doctype html><html lang="en-IN"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `${title}${description}${preloads.map(([link]) => link).join("")}`,
    `<style>${fonts.join("")}${styles}</style></head><body>`,
    plain(/<body[^>]*>([\s\S]*)<\/body>/.exec(html)?.[1] ?? ""),
    "</body></html>",
  ].join("");
}

const plain = (body: string) =>
  body
    .replaceAll(/<(script|style)[^>]*>[\s\S]*?<\/\1>|<!--[\s\S]*?-->|<link [^>]*>/g, "")
    .replaceAll(/ (class|data-[a-z-]+|aria-roledescription)="[^"]*"/g, "");
