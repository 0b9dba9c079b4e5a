import { describe, expect, it } from 'vitest';
import { textOf } from './source-tree.ts';

type Manifest = {
  engines: { node: string };
  allowScripts: Record<string, boolean>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  scripts: Record<string, string>;
};
type Locked = { version?: string; resolved?: string; dev?: boolean; hasInstallScript?: boolean; engines?: unknown };

const manifest = JSON.parse(textOf('package.json')) as Manifest;
const locked = (JSON.parse(textOf('package-lock.json')) as { packages: Record<string, Locked> }).packages;
const wanted = { ...manifest.dependencies, ...manifest.devDependencies };

describe('packages', () => {
  it('are named with exact versions', () => {
    expect(Object.entries(wanted).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  it('are locked at the version that is named', () => {
    const differing = Object.entries(wanted).filter(
      ([name, version]) => locked[`node_modules/${name}`]?.version !== version,
    );
    expect(differing).toEqual([]);
  });

  it('are locked without the address of a package host', () => {
    expect(textOf('package-lock.json')).not.toMatch(/"resolved": "https?:\/\//);
  });

  it('run install scripts only where the manifest allows them', () => {
    const scripted = Object.entries(locked)
      .filter(([, { hasInstallScript }]) => hasInstallScript === true)
      .map(([path]) => path.replace(/^.*node_modules\//, ''));
    expect(scripted.filter((name) => !(name in manifest.allowScripts))).toEqual([]);
  });

  it('need Node 20.19 or newer', () => {
    expect(manifest.engines.node).toBe('>=20.19');
  });
});
