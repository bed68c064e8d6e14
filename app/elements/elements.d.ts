import type { DetailedHTMLProps, HTMLAttributes } from "react";

type Tag = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & {
  class?: string | undefined;
};

declare module "react" {
  /** Opens or closes a dialog before any script is there; React has no types for it yet. */
  // oxlint-disable-next-line typescript/no-unused-vars -- as React declares it.
  interface ButtonHTMLAttributes<T> {
    command?: string;
    commandfor?: string;
  }

  namespace JSX {
    /** The custom elements of this folder; React renders only their tags. */
    interface IntrinsicElements {
      "add-test": Tag & { "data-id"?: string | undefined };
      "announcement-bar": Tag;
      "ask-about-row": Tag;
      "card-strip": Tag & { "data-interval-ms": number };
      "client-strip": Tag & { "data-item-ms": number };
      "current-section": Tag;
      "current-year": Tag;
      "filter-rows": Tag;
      "find-test": Tag;
      "hash-tabs": Tag;
      "main-menu": Tag;
      "open-target": Tag;
      "opening-now": Tag & { "data-centre"?: string | undefined };
      "pdf-viewer": Tag;
      "print-page": Tag;
      "request-bar": Tag;
      "save-file": Tag;
      "scroll-reveal": Tag;
      "slide-show": Tag & { "data-interval-ms": number };
      "until-date": Tag & { "data-until": string };
      "your-list": Tag;
    }
  }
}
