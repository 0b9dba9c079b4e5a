import { ConfigError } from './config-error.ts';
import type { SettingName } from './setting-names.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads one variable at a time; an empty value counts as unset. */
export function createEnvReader(env: Environment) {
  const getText = (name: SettingName): string | undefined => env[name]?.trim() || undefined;

  const getNumber = <Fallback extends number | undefined>(
    name: SettingName,
    fallback: Fallback,
    { min, max }: { min: number; max: number },
  ): number | Fallback => {
    const raw = getText(name);
    if (raw === undefined) return fallback;
    const value = Number(raw);
    if (/^\d+(\.\d+)?$/.test(raw) && value >= min && value <= max) return value;
    throw new ConfigError(`${name} must be a number from ${min} to ${max}, but it is '${raw}'.`);
  };

  const getInteger = <Fallback extends number | undefined>(
    name: SettingName,
    fallback: Fallback,
    range: { min: number; max: number },
  ): number | Fallback => {
    const value = getNumber(name, fallback, range);
    if (value === undefined || Number.isInteger(value)) return value;
    throw new ConfigError(`${name} must be a whole number, but it is '${value}'.`);
  };

  const getChoice = <const Choice extends string>(
    name: SettingName,
    choices: readonly Choice[],
    fallback: NoInfer<Choice>,
  ): Choice => {
    const raw = getText(name);
    if (raw === undefined) return fallback;
    const choice = choices.find((candidate) => candidate === raw);
    if (choice !== undefined) return choice;
    throw new ConfigError(`${name} must be one of ${choices.join(', ')}, but it is '${raw}'.`);
  };

  /** Returns scheme, host and port, without a trailing slash. */
  const getOrigin = (name: SettingName): string | undefined => {
    const raw = getText(name);
    return raw === undefined ? undefined : parseOrigin(name, raw);
  };

  const getUrl = (name: SettingName): string | undefined => {
    const raw = getText(name);
    if (raw === undefined) return undefined;
    parseWebUrl(name, raw);
    return raw.replace(/\/+$/, '');
  };

  const getList = (name: SettingName): readonly string[] =>
    (getText(name) ?? '').split(',').flatMap((entry) => (entry.trim() ? [entry.trim()] : []));

  const getOrigins = (name: SettingName): readonly string[] => getList(name).map((entry) => parseOrigin(name, entry));

  return { getText, getNumber, getInteger, getChoice, getOrigin, getOrigins, getUrl, getList };
}

export type EnvReader = ReturnType<typeof createEnvReader>;

function parseWebUrl(name: SettingName, raw: string): URL {
  const url = URL.canParse(raw) ? new URL(raw) : undefined;
  if (url && (url.protocol === 'http:' || url.protocol === 'https:')) return url;
  throw new ConfigError(`${name} must be an http or https address, but it is '${raw}'.`);
}

function parseOrigin(name: SettingName, raw: string): string {
  const url = parseWebUrl(name, raw);
  if (url.pathname === '/' && !url.search && !url.hash && !url.username) return url.origin;
  throw new ConfigError(`${name} must be scheme, host and port without a path, but it is '${raw}'.`);
}
