import { subset } from 'semver';
import { describe, expect, it } from 'vitest';
import { readText } from './source-tree.ts';

type Manifest = {
  engines: { node: string };
  allowScripts: Record<string, boolean>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  scripts: Record<string, string>;
};
type Locked = { version?: string; hasInstallScript?: boolean; optional?: boolean; engines?: { node?: string } };

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

  it('run on every version of Node that the manifest allows', () => {
    const requirements = Object.entries(locked).flatMap(([path, { engines, optional }]) =>
      optional || engines?.node === undefined ? [] : [{ path, node: engines.node }],
    );
    expect(requirements.filter(({ node }) => !subset(manifest.engines.node, node))).toEqual([]);
  });
});
