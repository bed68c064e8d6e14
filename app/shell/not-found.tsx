import { notFound } from "#content/not-found.ts";
import { pages } from "#content/pages.ts";
import { ButtonLink } from "#app/ui/button/button-link.tsx";
import { Message } from "#app/ui/message/message.tsx";
import { pageTitle } from "#app/meta.ts";
import { contentId } from "./frame.tsx";

/** Shown for unknown URLs. */
export function NotFound() {
  return (
    <Message id={contentId} label="404" heading={notFound.heading} text={notFound.sentence}>
      <title>{pageTitle(notFound.heading)}</title>
      <ButtonLink to={pages.home.path}>{notFound.home}</ButtonLink>
      <ButtonLink to={pages.services.path} variant="outline">
        {notFound.services}
      </ButtonLink>
    </Message>
  );
}
