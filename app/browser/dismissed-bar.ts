import { tabStorage } from "./storage.ts";

const key = "announcement-dismissed";

export const rememberDismissed = () => tabStorage.write(key, "true");

/** A reload brings the announcement back. */
export function isBarDismissed(navigation: NavigationTimingType | undefined): boolean {
  if (navigation === "reload") tabStorage.remove(key);
  return tabStorage.read(key) !== undefined;
}
