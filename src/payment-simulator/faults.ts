import type { OrderRecord } from './records.ts';

/**
 * What can be made to go wrong. A number that follows the name is: simulated seconds for `pending`, a chance from 0 to 1
 * for `5xx`, real milliseconds for `slow`, simulated milliseconds for `webhook:delay`, copies for `webhook:dup`, and for
 * `timeout:*` how many calls for an order hang (all of them when it is left out).
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
/** The faults in force with their numbers; `undefined` stands for a fault without one. */
export type Faults = ReadonlyMap<FaultName, number | undefined>;

export const faultNames = Object.keys(FAULTS) as readonly FaultName[];

function readFault(text: string): [FaultName, number | undefined] | undefined {
  for (const name of faultNames) {
    if (text === name) return FAULTS[name] === 'needed' ? undefined : [name, undefined];
    if (FAULTS[name] === 'none' || !text.startsWith(`${name}:`)) continue;
    const number = text.slice(name.length + 1);
    if (/^\d+(\.\d+)?$/.test(number)) return [name, Number(number)];
  }
  return undefined;
}

/** All of them, or the first text that names no fault. */
export function readFaults(texts: readonly string[]): { faults: Faults } | { unknown: string } {
  const faults = new Map<FaultName, number | undefined>();
  for (const text of texts) {
    const fault = readFault(text);
    if (fault === undefined) return { unknown: text };
    faults.set(...fault);
  }
  return { faults };
}

const NONE: Faults = new Map();

/** A note is free text: it asks for faults only when it holds nothing else. */
function faultsIn(text: string | undefined): Faults {
  const words = (text ?? '').split(/[\s,;]+/).filter((word) => word !== '');
  const read = readFaults(words);
  return 'faults' in read ? read.faults : NONE;
}

export type FaultBoard = {
  /** Replaces the faults that hold for every order. */
  replace(faults: Faults): void;
  of(order: Pick<OrderRecord, 'note' | 'tags'> | undefined): Faults;
  /** Whether a fault that holds for the first n calls of an order still holds, counting this call. */
  stillHangs(faults: Faults, name: FaultName, orderId: string): boolean;
};

export function createFaultBoard(): FaultBoard {
  let global: Faults = NONE;
  const calls = new Map<string, number>();
  return {
    replace(faults) {
      global = faults;
      calls.clear();
    },
    of: (order) => new Map([...global, ...faultsIn(order?.note), ...faultsIn(order?.tags?.sim)]),
    stillHangs(faults, name, orderId) {
      if (!faults.has(name)) return false;
      const count = (calls.get(`${name} ${orderId}`) ?? 0) + 1;
      calls.set(`${name} ${orderId}`, count);
      return count <= (faults.get(name) ?? Number.POSITIVE_INFINITY);
    },
  };
}
