/** The only reader of the server's environment. A bad value stops the start with a sentence that names it. */
export interface Config {
  port: number;
  host: string;
  logLevel: string;
}

export class ConfigError extends Error {}

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"];

export function readConfig(env: NodeJS.ProcessEnv): Config {
  return {
    port: wholeNumber("PORT", env.PORT || "3000", 65_535),
    host: env.HOST || "127.0.0.1",
    logLevel: oneOf("LOG_LEVEL", env.LOG_LEVEL || "info", logLevels),
  };
}

function wholeNumber(name: string, value: string, most: number): number {
  const number = Number(value);
  if (!/^\d+$/.test(value) || number > most)
    throw new ConfigError(`${name} is "${value}"; expected a whole number from 0 to ${most}.`);
  return number;
}

function oneOf(name: string, value: string, allowed: string[]): string {
  if (!allowed.includes(value))
    throw new ConfigError(`${name} is "${value}"; expected one of ${allowed.join(", ")}.`);
  return value;
}
