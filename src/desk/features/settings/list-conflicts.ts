import { listFactChanges } from '#contract/desk/fact-fields.ts';
import type { ShopFacts } from '#contract/public-settings.ts';

const NOTHING = 'Not set';

/** What somebody else changed: my value and the current one. */
export function listConflicts(base: ShopFacts, mine: ShopFacts, current: ShopFacts) {
  const theirs = new Set(listFactChanges(base, current).map(({ path }) => path));
  return listFactChanges(mine, current)
    .filter(({ path }) => theirs.has(path))
    .map(({ label, from, to }) => ({ label, from: from || NOTHING, to: to || NOTHING }));
}
