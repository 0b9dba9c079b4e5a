import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listFiles } from '../architecture/source-tree.ts';
import { findSecrets } from '../support/secret-scanner.ts';
import { TEST_SECRET } from '../support/shop/test-app.ts';

const BINARY = /\.(webp|avif|png|jpe?g|ico|mp4|webm|woff2?|gz|br|wasm|pdf)$/;
const PLANTED = [
  ['-----BEGIN RSA PRIVATE', 'KEY-----'].join(' '),
  ['AKIA', 'IOSFODNN7ABCDEFG'].join(''),
  ['ghp', 'a'.repeat(36)].join('_'),
  ['cfsk', 'ma', 'prod', '0123456789abcdef0123'].join('_'),
  ['postgres://shop', 'correct-horse@10.0.0.5/shop'].join(':'),
];

const findSecretsInFiles = (paths: readonly string[]) =>
  paths
    .filter((path) => !BINARY.test(path))
    .flatMap((path) => findSecrets(readFileSync(path, 'utf8')).map((secret) => ({ path, ...secret })));

describe('secrets', () => {
  it.each(PLANTED)('are detected: %s', (secret) => {
    expect(findSecrets(`const key = '${secret}';`)).toHaveLength(1);
  });

  it('are in no file of the repository [SRV-12]', () => {
    expect(findSecretsInFiles(listFiles('.'))).toEqual([]);
  });

  it('are not in the browser and server builds, nor are test secrets [SRV-12]', () => {
    const built = listFiles('dist/').length > 0 ? listFiles('dist/') : [];
    expect(built.length).toBeGreaterThan(10);
    expect(findSecretsInFiles(built)).toEqual([]);
    const leaked = built.filter((path) => !BINARY.test(path) && readFileSync(path, 'utf8').includes(TEST_SECRET));
    expect(leaked).toEqual([]);
  });

  it.runIf(existsSync('.git'))('was ever in the history of the project [SRV-12]', () => {
    const log = execFileSync('git', ['log', '--all', '-p', '--no-color', '--no-ext-diff', '--unified=0'], {
      maxBuffer: 1 << 30,
      encoding: 'latin1',
    });
    expect(findSecrets(log.replace(/^Binary files .*$/gm, ''))).toEqual([]);
  });
});
