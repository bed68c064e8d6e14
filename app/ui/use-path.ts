import { useLocation } from "react-router";

/** The page's address. Prerendering asks for pages with a slash at the end, browsers without. */
export function usePath(): string {
  return useLocation().pathname.replace(/(?<=.)\/$/, "");
}
