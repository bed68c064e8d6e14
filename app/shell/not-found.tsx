import { notFoundCopy as copy, frameCopy } from "#content/copy/frame/frame.ts";
import { formPath, pages } from "#content/copy/pages.ts";
import { FinderField } from "#app/finder/finder-field.tsx";
import { BottomBar } from "#app/shell/bottom-bar.tsx";
import { ButtonLink } from "#app/ui/button/button-link.tsx";
import { Message } from "#app/ui/message/message.tsx";
import { pageTitle } from "#app/shell/meta.ts";
import { contentId } from "./frame.tsx";

const ask = { label: frameCopy.ask, to: formPath };

export function NotFound() {
  return (
    <Message
      id={contentId}
      label={copy.label}
      heading={copy.heading}
      text={copy.sentence}
      end={<BottomBar ask={ask} />}
    >
      <title>{pageTitle(copy.heading)}</title>
      <FinderField />
      <ButtonLink to={pages.home.path} variant="outline">
        {copy.home}
      </ButtonLink>
      <ButtonLink to={pages.services.path} variant="outline">
        {copy.services}
      </ButtonLink>
    </Message>
  );
}
