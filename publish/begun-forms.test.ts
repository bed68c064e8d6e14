import { expect, test } from "vitest";
import { withMessage } from "./begun-forms.ts";

const page = '<form><input name="name"><textarea name="message" rows="5"></textarea></form>';

test("the message field holds the text, escaped", () => {
  expect(withMessage(page, 'About </textarea><b>"A&B"</b>:\n')).toContain(
    '<textarea name="message" rows="5">About &lt;/textarea&gt;&lt;b&gt;"A&amp;B"&lt;/b&gt;:\n</textarea>',
  );
});

test("a page without a message field is an error", () => {
  expect(() => withMessage("<p>Contact</p>", "About")).toThrow("no message field");
});
