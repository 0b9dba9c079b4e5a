import { describe, expect, it } from 'vitest';
import { readText } from './source-tree.ts';

type Manifest = {
  engines: { node: string };
  allowScripts: Record<string, boolean>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  scripts: Record<string, string>;
};
type Locked = { version?: string; resolved?: string; dev?: boolean; hasInstallScript?: boolean; engines?: unknown };

const manifest = JSON.parse(readText('package.json')) as Manifest;
const locked = (JSON.parse(readText('package-lock.json')) as { packages: Record<string, Locked> }).packages;
const wanted = { ...manifest.dependencies, ...manifest.devDependencies };

describe('packages', () => {
  it('have exact versions', () => {
    expect(Object.entries(wanted).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  it('are locked at the version in the manifest', () => {
    const differing = Object.entries(wanted).filter(
      ([name, version]) => locked[`node_modules/${name}`]?.version !== version,
    );
    expect(differing).toEqual([]);
  });

  it('are locked without a registry URL', () => {
    expect(readText('package-lock.json')).not.toMatch(/"resolved": "https?:\/\//);
  });

  it('run install scripts only if the manifest allows them', () => {
    const scripted = Object.entries(locked)
      .filter(([, { hasInstallScript }]) => hasInstallScript === true)
      .map(([path]) => path.replace(/^.*node_modules\//, ''));
    expect(scripted.filter((name) => !(name in manifest.allowScripts))).toEqual([]);
  });

  it('require Node 20.19 or newer', () => {
    expect(manifest.engines.node).toBe('>=20.19');
  });
});
