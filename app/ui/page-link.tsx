import { Link, type LinkProps } from "react-router";
import { usePath } from "./use-path.ts";

type PageLinkProps = Omit<LinkProps, "to"> & { to: string };

/** A link inside the site: marked when it is the current page, its data fetched as soon as the visitor means it. */
export function PageLink({ to, ...props }: PageLinkProps) {
  const current = usePath() === to;
  return <Link to={to} prefetch="intent" aria-current={current ? "page" : undefined} {...props} />;
}
