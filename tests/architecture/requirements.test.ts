import { describe, expect, it } from 'vitest';
import { isProvable, readAllClaims, readClaims, readRequirementIds } from './requirement-ids.ts';
import { PROOF, PROOFS_PAGE } from './requirement-proofs.ts';
import { readText } from './source-tree.ts';

const ids = readRequirementIds(readText('docs/requirements.md'));
const claims = readAllClaims();

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

  it('are all covered by a test', () => {
    const proven = new Set(claims.flatMap((claim) => claim.ids));
    expect(ids.filter((id) => isProvable(id) && !proven.has(id))).toEqual([]);
  });

  it('are all listed with their tests (npm run requirements writes the list)', () => {
    const listed = [...readText(PROOFS_PAGE).matchAll(PROOF)].map(([, id = '', path = '']) => `${id} ${path}`);
    const named = new Set(claims.flatMap((claim) => claim.ids.map((id) => `${id} ${claim.path}`)));
    expect(listed.filter((proof) => !named.has(proof))).toEqual([]);
    const known = new Set(listed.map((proof) => proof.split(' ')[0]));
    expect(ids.filter((id) => isProvable(id) && !known.has(id))).toEqual([]);
  });
});
