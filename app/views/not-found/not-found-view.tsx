import type { ReactNode } from "react";
import { notFoundCopy as copy } from "#content/copy/frame/frame.ts";
import { pages } from "#content/copy/pages.ts";
import { ButtonLink } from "#app/ui/button/button-link.tsx";
import { Message } from "#app/ui/message/message.tsx";
import { AskBar } from "#app/shell/ask-bar.tsx";
import { contentId } from "#app/shell/frame/skip-link.tsx";

/** What an unknown address shows; the finder comes from the page. */
export const NotFoundView = ({ children }: { children: ReactNode }) => (
  <Message
    id={contentId}
    label={copy.label}
    heading={copy.heading}
    text={copy.sentence}
    end={<AskBar />}
  >
    {children}
    <ButtonLink to={pages.home.path} variant="outline">
      {copy.home}
    </ButtonLink>
    <ButtonLink to={pages.services.path} variant="outline">
      {copy.services}
    </ButtonLink>
  </Message>
);
