import type { OrderRecord } from '../storage/records.ts';

/**
 * Every fault, and whether a number follows its name: simulated seconds for `pending`, a probability for `5xx`, real
 * milliseconds for `slow`, simulated milliseconds for `webhook:delay`, copies for `webhook:dup`, and for `timeout:*` how
 * many requests for an order hang (default: all).
 */
const FAULTS = {
  decline: 'none',
  drop: 'none',
  pending: 'needed',
  'timeout:create': 'optional',
  'timeout:create_after_commit': 'optional',
  '5xx': 'optional',
  '429': 'none',
  slow: 'needed',
  reset: 'none',
  'webhook:none': 'none',
  'webhook:delay': 'needed',
  'webhook:dup': 'needed',
  'webhook:reorder': 'none',
  'webhook:badsig': 'none',
  'webhook:stale': 'none',
  'webhook:wrong_amount': 'none',
  'webhook:numeric_ids': 'none',
  double_success: 'none',
  late_success: 'none',
  session_missing: 'none',
  truncated_json: 'none',
  wrong_amount: 'none',
} as const satisfies Record<string, 'none' | 'optional' | 'needed'>;

type FaultName = keyof typeof FAULTS;
/** Active faults with their numbers, if any. */
export type Faults = ReadonlyMap<FaultName, number | undefined>;

export const faultNames = Object.keys(FAULTS) as readonly FaultName[];

function parseFault(text: string): [FaultName, number | undefined] | undefined {
  for (const name of faultNames) {
    if (text === name) return FAULTS[name] === 'needed' ? undefined : [name, undefined];
    if (FAULTS[name] === 'none' || !text.startsWith(`${name}:`)) continue;
    const number = text.slice(name.length + 1);
    if (/^\d+(\.\d+)?$/.test(number)) return [name, Number(number)];
  }
  return undefined;
}

/** Returns all faults, or the first text that is not one. */
export function parseFaults(texts: readonly string[]): { faults: Faults } | { unknown: string } {
  const faults = new Map<FaultName, number | undefined>();
  for (const text of texts) {
    const fault = parseFault(text);
    if (fault === undefined) return { unknown: text };
    faults.set(...fault);
  }
  return { faults };
}

const NONE: Faults = new Map();

/** A note is free text: it activates faults only if it contains nothing else. */
function parseFaultText(text: string | undefined): Faults {
  const words = (text ?? '').split(/[\s,;]+/).filter((word) => word !== '');
  const read = parseFaults(words);
  return 'faults' in read ? read.faults : NONE;
}

export type FaultRegistry = {
  /** Replaces the global faults. */
  replace(faults: Faults): void;
  forOrder(order: Pick<OrderRecord, 'note' | 'tags'> | undefined): Faults;
  /** Counts this request; false once a fault limited to an order's first n requests is used up. */
  stillApplies(faults: Faults, name: FaultName, orderId: string): boolean;
};

export function createFaultRegistry(): FaultRegistry {
  let global: Faults = NONE;
  const calls = new Map<string, number>();
  return {
    replace(faults) {
      global = faults;
      calls.clear();
    },
    forOrder: (order) => new Map([...global, ...parseFaultText(order?.note), ...parseFaultText(order?.tags?.sim)]),
    stillApplies(faults, name, orderId) {
      if (!faults.has(name)) return false;
      const count = (calls.get(`${name} ${orderId}`) ?? 0) + 1;
      calls.set(`${name} ${orderId}`, count);
      return count <= (faults.get(name) ?? Number.POSITIVE_INFINITY);
    },
  };
}
