import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

startTransition(() => {
  // Time-sliced rendering of navigations shows a new page about a tenth later on a slow phone.
  hydrateRoot(document, <HydratedRouter useTransitions={false} />);
});
