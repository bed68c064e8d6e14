import { type ComponentType, lazy, Suspense, useState } from "react";
import { pasteButtonCopy as copy } from "#content/copy/request/empty-request.ts";
import { orReport } from "#app/browser/or-report.ts";
import { TextButton } from "#app/ui/button/button.tsx";
import type { PastePanelProps } from "./paste-panel.tsx";

const PastePanel = lazy((): Promise<{ default: ComponentType<PastePanelProps> }> =>
  import("./paste-panel.tsx").catch(orReport({ default: NotLoaded })),
);

function NotLoaded() {
  return <p role="alert">{copy.failed}</p>;
}

/** Adds the lines of a bill of quantities; everything behind the button is loaded when it is pressed. */
export function PasteButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <TextButton aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {copy.title}
      </TextButton>
      {isOpen && (
        <Suspense>
          <PastePanel onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
