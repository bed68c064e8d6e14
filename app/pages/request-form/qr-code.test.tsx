import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { requestFormCopy as copy } from "#content/copy/request/request-form.ts";
import QrCode from "./qr-code.tsx";

const html = (text: string) => renderToStaticMarkup(<QrCode text={text} copy={copy} />);

test("a list has a code, or a sentence on the screen where it is too long for one", () => {
  expect(html("https://laboratory.example")).toContain(`</svg><figcaption>${copy.scan}`);
  for (const text of ["", "a".repeat(5000)])
    expect(html(text)).toContain(`<figure data-print="hidden"><figcaption>${copy.tooLong}`);
});
