import { describe, expect, it } from 'vitest';
import { allClaims, areaOf, claimsIn, numberedIds } from './requirement-ids.ts';
import { RESOLVED } from './resolved-areas.ts';
import { textOf } from './source-tree.ts';

const ids = numberedIds(textOf('docs/requirements.md'));
const claims = allClaims();
const proven = new Set(claims.flatMap((claim) => claim.ids));
/** Readings explain how a sentence is understood; the sentence itself is what a test proves. */
const isProvable = (id: string) => areaOf(id) !== 'Q';
const resolvedIds = RESOLVED.flatMap((name) => (name.includes('-') ? [name] : ids.filter((id) => areaOf(id) === name)));

function printUnproven(): void {
  const provable = ids.filter(isProvable);
  const areas = [...new Set(provable.map(areaOf))];
  console.log(
    `${provable.filter((id) => proven.has(id)).length} of ${provable.length} requirements are named by a test.`,
  );
  for (const area of areas) {
    const inArea = provable.filter((id) => areaOf(id) === area);
    const open = inArea.filter((id) => !proven.has(id));
    const numbers = open.map((id) => id.slice(area.length + 1)).join(' ');
    console.log(
      `${area.padEnd(6)} ${String(inArea.length - open.length).padStart(3)}/${inArea.length} without: ${numbers}`,
    );
  }
}

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

  it('of finished parts are all proven by a test', () => {
    printUnproven();
    expect(
      resolvedIds.filter((id) => !ids.includes(id)),
      'unknown names in resolved-areas.ts',
    ).toEqual([]);
    expect(
      resolvedIds.filter((id) => !proven.has(id)),
      'without a test',
    ).toEqual([]);
  });
});
