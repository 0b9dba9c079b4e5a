import type { OrderRecord } from '../storage/records.ts';

/** Whether a number follows the fault's name, as in `slow:200`. */
type NumberUse = 'forbidden' | 'optional' | 'required';

/** Tests send these names to `/__sim/faults`, in order notes and in `sim` tags. */
const NUMBER_USE_BY_FAULT = {
  decline: 'forbidden',
  /** The payer cancels. */
  drop: 'forbidden',
  /** Simulated seconds until the payment settles. */
  pending: 'required',
  /** How many create-order requests hang, per order; default: all. */
  'timeout:create': 'optional',
  /** The same, but the order is stored first. */
  'timeout:create_after_commit': 'optional',
  /** Probability of a 500 or 503 response; default: 1. */
  '5xx': 'optional',
  '429': 'forbidden',
  /** Real milliseconds before each response. */
  slow: 'required',
  /** Resets the connection instead of responding. */
  reset: 'forbidden',
  'webhook:none': 'forbidden',
  /** Simulated milliseconds. */
  'webhook:delay': 'required',
  /** How many copies are sent. */
  'webhook:dup': 'required',
  'webhook:reorder': 'forbidden',
  /** Signs with another secret. */
  'webhook:badsig': 'forbidden',
  /** Sends an old timestamp. */
  'webhook:stale': 'forbidden',
  /** Only webhook events contain another amount. */
  'webhook:wrong_amount': 'forbidden',
  'webhook:numeric_ids': 'forbidden',
  double_success: 'forbidden',
  /** Pays after the order has expired. */
  late_success: 'forbidden',
  session_missing: 'forbidden',
  truncated_json: 'forbidden',
  /** Only responses about the order contain another amount. */
  wrong_amount: 'forbidden',
} as const satisfies Record<string, NumberUse>;

type FaultName = keyof typeof NUMBER_USE_BY_FAULT;
/** Names of the active faults, each with its number, if any. */
export type ActiveFaults = ReadonlyMap<FaultName, number | undefined>;

export const FAULT_NAMES = Object.keys(NUMBER_USE_BY_FAULT) as readonly FaultName[];

function parseFault(text: string): [FaultName, number | undefined] | undefined {
  for (const name of FAULT_NAMES) {
    const numberUse = NUMBER_USE_BY_FAULT[name];
    if (text === name) return numberUse === 'required' ? undefined : [name, undefined];
    if (numberUse === 'forbidden' || !text.startsWith(`${name}:`)) continue;
    const numberText = text.slice(name.length + 1);
    if (/^\d+(\.\d+)?$/.test(numberText)) return [name, Number(numberText)];
  }
  return undefined;
}

/** Returns all faults, or the first text that is not one. */
export function parseFaults(texts: readonly string[]): { faults: ActiveFaults } | { invalidFault: string } {
  const faults = new Map<FaultName, number | undefined>();
  for (const text of texts) {
    const fault = parseFault(text);
    if (fault === undefined) return { invalidFault: text };
    faults.set(...fault);
  }
  return { faults };
}

const NO_FAULTS: ActiveFaults = new Map();

/** Parses free text, which activates faults only if it contains nothing else. */
function parseFreeTextFaults(text: string | undefined): ActiveFaults {
  const texts = (text ?? '').split(/[\s,;]+/).filter((part) => part !== '');
  const parsed = parseFaults(texts);
  return 'faults' in parsed ? parsed.faults : NO_FAULTS;
}

export type FaultController = {
  /** Replaces the global faults. */
  replace(faults: ActiveFaults): void;
  /** Merges the global faults with those of the order's note and `sim` tag; the order's own win. */
  resolveForOrder(order: Pick<OrderRecord, 'note' | 'tags'> | undefined): ActiveFaults;
  /** Counts the request; returns whether the fault is active and still applies to this order. */
  consume(faults: ActiveFaults, name: FaultName, orderId: string): boolean;
};

export function createFaultController(): FaultController {
  let globalFaults: ActiveFaults = NO_FAULTS;
  const requestCounts = new Map<string, number>();
  return {
    replace(faults) {
      globalFaults = faults;
      requestCounts.clear();
    },
    resolveForOrder: (order) =>
      new Map([...globalFaults, ...parseFreeTextFaults(order?.note), ...parseFreeTextFaults(order?.tags?.sim)]),
    consume(faults, name, orderId) {
      if (!faults.has(name)) return false;
      const count = (requestCounts.get(`${name} ${orderId}`) ?? 0) + 1;
      requestCounts.set(`${name} ${orderId}`, count);
      return count <= (faults.get(name) ?? Number.POSITIVE_INFINITY);
    },
  };
}
