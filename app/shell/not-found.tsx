import { notFoundCopy as copy } from "#content/copy/frame/not-found.ts";
import { pages } from "#content/copy/pages.ts";
import { ButtonLink } from "#app/ui/button/button-link.tsx";
import { Message } from "#app/ui/message/message.tsx";
import { pageTitle } from "#app/shell/meta.ts";
import { contentId } from "./frame.tsx";

/** Shown for unknown URLs. */
export function NotFound() {
  return (
    <Message id={contentId} label={copy.label} heading={copy.heading} text={copy.sentence}>
      <title>{pageTitle(copy.heading)}</title>
      <ButtonLink to={pages.home.path}>{copy.home}</ButtonLink>
      <ButtonLink to={pages.services.path} variant="outline">
        {copy.services}
      </ButtonLink>
    </Message>
  );
}
