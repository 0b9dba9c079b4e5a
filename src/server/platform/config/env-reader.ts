import { ConfigError } from './config-error.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads one variable at a time; an empty value counts as unset. */
export function createEnvReader(env: Environment) {
  const text = (name: string): string | undefined => env[name]?.trim() || undefined;

  const number = (name: string, fallback: number, { min, max }: { min: number; max: number }): number => {
    const given = text(name);
    if (given === undefined) return fallback;
    const value = Number(given);
    if (/^\d+(\.\d+)?$/.test(given) && value >= min && value <= max) return value;
    throw new ConfigError(`${name} must be a number from ${min} to ${max}, but it is '${given}'.`);
  };

  const whole = (name: string, fallback: number, range: { min: number; max: number }): number => {
    const value = number(name, fallback, range);
    if (Number.isInteger(value)) return value;
    throw new ConfigError(`${name} must be a whole number, but it is '${value}'.`);
  };

  const oneOf = <const Choice extends string>(name: string, choices: readonly [Choice, ...Choice[]]): Choice => {
    const given = text(name);
    if (given === undefined) return choices[0];
    const choice = choices.find((candidate) => candidate === given);
    if (choice !== undefined) return choice;
    throw new ConfigError(`${name} must be one of ${choices.join(', ')}, but it is '${given}'.`);
  };

  /** Scheme, host and port, without a trailing slash. */
  const origin = (name: string, fallback: string): string => {
    const given = text(name);
    return given === undefined ? fallback : parseOrigin(name, given);
  };

  const webAddress = (name: string): string | undefined => {
    const given = text(name);
    if (given === undefined) return undefined;
    parseWebUrl(name, given);
    return given.replace(/\/+$/, '');
  };

  const list = (name: string): readonly string[] =>
    (text(name) ?? '').split(',').flatMap((entry) => (entry.trim() ? [entry.trim()] : []));

  const origins = (name: string): readonly string[] => list(name).map((entry) => parseOrigin(name, entry));

  return { text, number, whole, oneOf, origin, origins, webAddress, list };
}

export type EnvReader = ReturnType<typeof createEnvReader>;

function parseWebUrl(name: string, given: string): URL {
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (url && (url.protocol === 'http:' || url.protocol === 'https:')) return url;
  throw new ConfigError(`${name} must be an http or https address, but it is '${given}'.`);
}

function parseOrigin(name: string, given: string): string {
  const url = parseWebUrl(name, given);
  if (url.pathname === '/' && !url.search && !url.hash && !url.username) return url.origin;
  throw new ConfigError(`${name} must be scheme, host and port without a path, but it is '${given}'.`);
}
