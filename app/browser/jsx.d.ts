import type { DetailedHTMLProps, HTMLAttributes } from "react";

declare module "react" {
  /** Opens or closes a dialog before any script is there; React has no types for it yet. */
  // oxlint-disable-next-line typescript/no-unused-vars -- as React declares it.
  interface ButtonHTMLAttributes<T> {
    command?: string;
    commandfor?: string;
  }

  namespace JSX {
    /** React renders only the tags of elements; publish/built-pages.test.ts knows each by its file. */
    interface IntrinsicElements {
      [element: `${string}-${string}`]: DetailedHTMLProps<
        HTMLAttributes<HTMLElement>,
        HTMLElement
      > & {
        class?: string | undefined;
      };
    }
  }
}
