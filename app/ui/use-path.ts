import { useLocation } from "react-router";

/** The path of the page without the trailing slash that prerendering adds. */
export function usePath(): string {
  return useLocation().pathname.replace(/(?<=.)\/$/, "");
}
