import { useRef } from 'react';
import { useDraft } from '#desk/api/drafts.ts';
import { checkShipment } from '#domain/delivery/couriers.ts';

/** The input for one order. */
export type DispatchEntry = { courier: string; trackingNumber: string; isOwnDelivery: boolean };
type Entries = Readonly<Record<string, DispatchEntry>>;

/** The reason why an entry can't be sent yet. */
export type EntryProblem = { field: 'courier' | 'trackingNumber'; message: string };

const EMPTY_ENTRY: DispatchEntry = { courier: '', trackingNumber: '', isOwnDelivery: false };

const isEntry = (value: unknown): value is DispatchEntry =>
  typeof value === 'object' &&
  value !== null &&
  'courier' in value &&
  typeof value.courier === 'string' &&
  'trackingNumber' in value &&
  typeof value.trackingNumber === 'string' &&
  'isOwnDelivery' in value &&
  typeof value.isOwnDelivery === 'boolean';

function parseEntries(text: string): Entries {
  try {
    const parsed: unknown = JSON.parse(text);
    return Object.fromEntries(
      Object.entries(typeof parsed === 'object' && parsed !== null ? parsed : {}).filter(
        (pair): pair is [string, DispatchEntry] => isEntry(pair[1]),
      ),
    );
  } catch {
    return {};
  }
}

/** Typed tracking numbers survive a reload until their orders are shipped. */
export function useDispatchDraft() {
  const [text, write] = useDraft('dispatch');
  const entries = parseEntries(text);
  // A batch ends several renders after it was sent; `forget` must not restore what was typed before.
  const latest = useRef(entries);
  const store = (next: Entries) => {
    latest.current = next;
    write(Object.keys(next).length === 0 ? '' : JSON.stringify(next));
  };
  return {
    get: (orderId: string): DispatchEntry => entries[orderId] ?? EMPTY_ENTRY,
    set: (changes: Entries) => store({ ...latest.current, ...changes }),
    forget: (orderIds: readonly string[]) =>
      store(Object.fromEntries(Object.entries(latest.current).filter(([id]) => !orderIds.includes(id)))),
  };
}

/** An empty row doesn't count as our own delivery; that takes a tick. */
export function findEntryProblem({ courier, trackingNumber, isOwnDelivery }: DispatchEntry): EntryProblem | undefined {
  if (isOwnDelivery) return undefined;
  if (courier.trim() === '')
    return { field: 'courier', message: 'Enter the courier, or tick that you deliver it yourselves.' };
  const check = checkShipment({ courier, trackingNumber });
  return check.ok ? undefined : { field: check.field, message: check.message };
}

/** Returns the endpoint's input: our own delivery has no courier. */
export const toShipment = ({ courier, trackingNumber, isOwnDelivery }: DispatchEntry) =>
  isOwnDelivery ? { courier: '', trackingNumber: '' } : { courier, trackingNumber };
