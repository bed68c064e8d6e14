/** The oldest browsers whose scripts and styles work; docs/limits.md says what older ones show. */
export const supportedBrowsers = ["chrome111", "edge111", "firefox121", "safari16.4"];
