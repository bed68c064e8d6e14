const key = "searches";
const most = 5;

/** What the visitor searched for and opened, the latest first. */
export function recentSearches(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(stored) ? stored.filter((query) => typeof query === "string") : [];
  } catch {
    return [];
  }
}

export function rememberSearch(query: string): void {
  const queries = [query, ...recentSearches().filter((other) => other !== query)];
  try {
    localStorage.setItem(key, JSON.stringify(queries.slice(0, most)));
  } catch {
    // Where storage is blocked, every search is the first.
  }
}
