import { brokenPage } from "#content/not-found.ts";
import { site } from "#content/site.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Message } from "#app/ui/message/message.tsx";
import { pageTitle } from "#app/meta.ts";
import { PhoneLink } from "./contact-links.tsx";
import { contentId } from "./frame.tsx";

/** Shown when rendering or loading a page fails. */
export function BrokenPage() {
  return (
    <Message id={contentId} label="Error" heading={brokenPage.heading} text={brokenPage.sentence}>
      <title>{pageTitle(brokenPage.heading)}</title>
      <Button onClick={() => location.reload()}>{brokenPage.reload}</Button>
      <PhoneLink phone={site.phones[0]} />
    </Message>
  );
}
