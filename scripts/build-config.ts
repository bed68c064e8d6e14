/** The only reader of the environment at build time. */
export interface BuildConfig {
  /** Where the site will be reached: canonical addresses and the sitemap carry it. */
  siteOrigin: string;
}

export class BuildConfigError extends Error {}

export function readBuildConfig(env: NodeJS.ProcessEnv): BuildConfig {
  const port = env.PORT && env.PORT !== "0" ? env.PORT : "3000";
  return { siteOrigin: origin("SITE_ORIGIN", env.SITE_ORIGIN || `http://localhost:${port}`) };
}

function origin(name: string, value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.origin !== value.replace(/\/$/, ""))
    throw new BuildConfigError(
      `${name} is "${value}"; expected an origin such as https://laboratory.example.`,
    );
  return url.origin;
}
