import { describe, expect, it } from 'vitest';
import { allClaims, claimsIn, isProvable, numberedIds } from './requirement-ids.ts';
import { PROOF, PROOFS_PAGE } from './requirement-proofs.ts';
import { textOf } from './source-tree.ts';

const ids = numberedIds(textOf('docs/requirements.md'));
const claims = allClaims();

describe('requirements', () => {
  it('are numbered once each', () => {
    expect(ids.length).toBeGreaterThan(1000);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  const naming = (...named: readonly string[]) => `[${named.join(', ')}]`;
  const idsOf = (text: string) => claimsIn('x', text).flatMap((claim) => claim.ids);

  it('are read from titles of tests, and not from comments', () => {
    const text = `it('caps ${naming('HDR-06', 'CONST-10')}')\n// it('no ${naming('HDR-01')}')`;
    expect(idsOf(text)).toEqual(['HDR-06', 'CONST-10']);
  });

  it('are read from tables only where a title takes its ids from one', () => {
    const table = `it.each([[1, 'PR-01'], [2, 'PR-02, PDP-24']])`;
    expect(idsOf(`${table}('costs ${naming('CHK-24', '%s')}')`)).toEqual(['CHK-24', 'PR-01', 'PR-02', 'PDP-24']);
    expect(idsOf(`${table}('costs ${naming('CHK-24')}')`)).toEqual(['CHK-24']);
  });

  it('are named by tests one by one and as they are numbered', () => {
    const known = new Set(ids);
    const wrong = claims.filter((claim) => claim.ids.some((id) => !known.has(id)));
    expect(wrong).toEqual([]);
  });

  it('are all proven by a test', () => {
    const proven = new Set(claims.flatMap((claim) => claim.ids));
    expect(ids.filter((id) => isProvable(id) && !proven.has(id))).toEqual([]);
  });

  it('are all listed with tests that name them (npm run requirements writes the list)', () => {
    const listed = [...textOf(PROOFS_PAGE).matchAll(PROOF)].map(([, id = '', path = '']) => `${id} ${path}`);
    const named = new Set(claims.flatMap((claim) => claim.ids.map((id) => `${id} ${claim.path}`)));
    expect(listed.filter((proof) => !named.has(proof))).toEqual([]);
    const known = new Set(listed.map((proof) => proof.split(' ')[0]));
    expect(ids.filter((id) => isProvable(id) && !known.has(id))).toEqual([]);
  });
});
