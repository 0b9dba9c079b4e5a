import { describe, expect, it } from 'vitest';
import { readAllClaims, readClaims, readRequirementIds } from './requirement-ids.ts';
import { isCode, isTest, listFiles, readText } from './source-tree.ts';

const ids = readRequirementIds(readText('docs/requirements.md'));
const claims = readAllClaims();
const MAX_IDS_PER_TITLE = 4;

describe('requirements', () => {
  it('have unique numbers', () => {
    expect(ids.length).toBeGreaterThan(1000);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  const formatIds = (...named: readonly string[]) => `[${named.join(', ')}]`;
  const readIds = (text: string) => readClaims('x', text).flatMap((claim) => claim.ids);

  it('are read from test titles, not from comments', () => {
    const text = `it('caps ${formatIds('HDR-06', 'CONST-10')}')\n// it('no ${formatIds('HDR-01')}')`;
    expect(readIds(text)).toEqual(['HDR-06', 'CONST-10']);
  });

  it('are read from a table only if a title takes its ids from it', () => {
    const table = `it.each([[1, 'PR-01'], [2, 'PR-02, PDP-24']])`;
    expect(readIds(`${table}('costs ${formatIds('CHK-24', '%s')}')`)).toEqual(['CHK-24', 'PR-01', 'PR-02', 'PDP-24']);
    expect(readIds(`${table}('costs ${formatIds('CHK-24')}')`)).toEqual(['CHK-24']);
  });

  it('are listed by tests individually, with existing numbers', () => {
    const known = new Set(ids);
    const wrong = claims.filter((claim) => claim.ids.some((id) => !known.has(id)));
    expect(wrong).toEqual([]);
  });

  it('are at most four per title: more means several tests', () => {
    expect(claims.filter((claim) => claim.ids.length > MAX_IDS_PER_TITLE)).toEqual([]);
  });

  it('are all covered by a test', () => {
    const proven = new Set(claims.flatMap((claim) => claim.ids));
    expect(ids.filter((id) => !proven.has(id))).toEqual([]);
  });

  it('exist when a comment cites them', () => {
    const areas = [...new Set(ids.map((id) => id.replace(/-.*/, '')))].join('|');
    const citation = new RegExp(`(?<![\\w-])(?:${areas})-\\d{2,3}(?![\\w-])`, 'g');
    const files = ['src', 'scripts', 'tools', 'catalogue', 'deploy']
      .flatMap(listFiles)
      .filter((path) => (isCode(path) && !isTest(path)) || path.endsWith('.css'));
    const cited = files.flatMap((path) => [...readText(path).matchAll(citation)].map(([id]) => ({ path, id })));
    expect(cited.length).toBeGreaterThan(50);
    expect(cited.filter(({ id }) => !ids.includes(id))).toEqual([]);
  });
});
