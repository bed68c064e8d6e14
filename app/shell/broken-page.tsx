import { brokenPageCopy as copy } from "#content/copy/frame/not-found.ts";
import { laboratory } from "#derive/laboratory.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Message } from "#app/ui/message/message.tsx";
import { pageTitle } from "#app/shell/meta.ts";
import { PhoneLink } from "./contact-links.tsx";
import { contentId } from "./frame.tsx";

/** Shown when rendering or loading a page fails. */
export function BrokenPage() {
  return (
    <Message id={contentId} label={copy.label} heading={copy.heading} text={copy.sentence}>
      <title>{pageTitle(copy.heading)}</title>
      <Button onClick={() => location.reload()}>{copy.reload}</Button>
      <PhoneLink phone={laboratory.phones[0]} />
    </Message>
  );
}
