import type { Environment } from './env-reader.ts';
import { SETTING_NAMES } from './setting-names.ts';

/** No other program uses these prefixes. */
const OWN_PREFIXES = ['CASHFREE_', 'SIMULATOR_', 'SIM_', 'PROVIDER_'];
/** The sandbox tests read these. */
const TEST_VARIABLES = ['CASHFREE_SANDBOX_CLIENT_ID', 'CASHFREE_SANDBOX_CLIENT_SECRET'];

/** Returns one sentence for each variable that looks like a misspelt setting. Variables of other programs are ignored. */
export function describeMisspeltSettings(env: Environment): readonly string[] {
  const known = new Set<string>([...SETTING_NAMES, ...TEST_VARIABLES]);
  return Object.entries(env).flatMap(([name, value]) => {
    if (!value?.trim() || known.has(name)) return [];
    const nearest = findNearestSetting(name.toUpperCase());
    return nearest === undefined
      ? []
      : [`${name} is not a setting of the shop, so it is ignored: did you mean ${nearest}?`];
  });
}

function findNearestSetting(name: string): string | undefined {
  const [nearest] = SETTING_NAMES.map((setting) => ({ setting, edits: countEdits(name, setting) })).sort(
    (a, b) => a.edits - b.edits,
  );
  if (!nearest) return undefined;
  // Short names such as PORT resemble many others.
  const maxEdits = nearest.setting.length <= 6 ? 1 : 2;
  const isOurs = OWN_PREFIXES.some((prefix) => name.startsWith(prefix));
  return isOurs || nearest.edits <= maxEdits ? nearest.setting : undefined;
}

/** Counts the letters to add, remove, replace or swap with their neighbour. */
function countEdits(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforeLast = last;
    last = current;
  }
  return last[to.length] ?? 0;
}
