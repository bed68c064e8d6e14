import type { ComponentProps } from "react";
import { usePath } from "./use-path.ts";

type PageLinkProps = Omit<ComponentProps<"a">, "href"> & { to: string };

/** A link inside the site, marked when it is the current page. The frame follows it without leaving the document. */
export function PageLink({ to, children, ...props }: PageLinkProps) {
  return (
    <a href={to} aria-current={usePath() === to ? "page" : undefined} {...props}>
      {children}
    </a>
  );
}
