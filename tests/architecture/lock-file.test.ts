import { describe, expect, it } from 'vitest';
import { readText } from './source-tree.ts';

type LockedPackage = {
  optionalDependencies?: Record<string, string>;
  os?: readonly string[];
  cpu?: readonly string[];
  libc?: readonly string[];
};
type Platform = { os: string; cpu: string; libc?: string };

const packages = (JSON.parse(readText('package-lock.json')) as { packages: Record<string, LockedPackage> }).packages;

/** npm resolves a dependency from the package's folder first, then from the root. */
const findEntry = (path: string, dependency: string): LockedPackage | undefined =>
  packages[`${path}/node_modules/${dependency}`] ?? packages[`node_modules/${dependency}`];

const optionalDependencies = Object.entries(packages).flatMap(([path, { optionalDependencies: names = {} }]) =>
  Object.keys(names).map((dependency) => ({ path, dependency, entry: findEntry(path, dependency) })),
);

const PLATFORMS: readonly Platform[] = [
  { os: 'linux', cpu: 'x64', libc: 'glibc' },
  { os: 'linux', cpu: 'x64', libc: 'musl' },
  { os: 'linux', cpu: 'arm64', libc: 'glibc' },
  { os: 'linux', cpu: 'arm64', libc: 'musl' },
  { os: 'darwin', cpu: 'x64' },
  { os: 'darwin', cpu: 'arm64' },
  { os: 'win32', cpu: 'x64' },
];

const isAllowed = (list: readonly string[] | undefined, value: string | undefined): boolean =>
  list === undefined || value === undefined || list.includes(value);

const canRunOn = (entry: LockedPackage, { os, cpu, libc }: Platform): boolean =>
  isAllowed(entry.os, os) && isAllowed(entry.cpu, cpu) && isAllowed(entry.libc, libc);

/** A package with native code ships one optional package per platform. */
const findPlatformEntries = (path: string): LockedPackage[] =>
  optionalDependencies.flatMap((optional) =>
    optional.path === path && optional.entry?.os !== undefined ? [optional.entry] : [],
  );

describe('the lock file', () => {
  it('has an entry for every optional platform package, so that npm ci works on any machine', () => {
    const missing = optionalDependencies.filter(({ entry }) => entry === undefined);
    expect(missing.map(({ path, dependency }) => `${path} lacks ${dependency}`)).toEqual([]);
  });

  it('has native code for Linux (glibc and musl), macOS and Windows', () => {
    const natives = Object.keys(packages).filter((path) => findPlatformEntries(path).length > 1);
    expect(natives).toContain('node_modules/rolldown');
    const gaps = natives.flatMap((path) => {
      const entries = findPlatformEntries(path);
      return PLATFORMS.filter((platform) => !entries.some((entry) => canRunOn(entry, platform))).map(
        ({ os, cpu, libc = '' }) => `${path} has nothing for ${os} ${cpu} ${libc}`,
      );
    });
    expect(gaps).toEqual([]);
  });
});
