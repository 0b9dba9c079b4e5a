import { DELIVERY_FIELDS, type DeliveryForm } from '#domain/checkout/delivery-form.ts';
import { createFormDraft } from '#storefront/browser/storage/form-draft.ts';
import type { KeyValueStorage } from '#storefront/browser/storage/storage.ts';

const FORM = 'checkout';
/** The draft's owner; empty for a visitor. */
const OWNER = 'ownerId';

const readOwner = (stored: Readonly<Record<string, string>>): string => stored[OWNER] ?? '';

/** Stores the values of the unpaid checkout form; ignores another customer's draft. */
export function createCheckoutDraft(storage: KeyValueStorage, userId: string | null) {
  const draft = createFormDraft(storage, FORM);
  return {
    read(): Partial<DeliveryForm> {
      const stored = draft.read();
      const owner = readOwner(stored);
      if (owner !== '' && userId !== null && owner !== userId) return {};
      return Object.fromEntries(
        DELIVERY_FIELDS.flatMap(({ name }) => (stored[name] === undefined ? [] : [[name, stored[name]]])),
      );
    },
    /** Keeps the owner when the session ends while the form is open. */
    write: (typed: Partial<DeliveryForm>) => draft.write({ ...typed, [OWNER]: userId ?? readOwner(draft.read()) }),
    clear: draft.clear,
  };
}

export const clearCheckoutDraft = (storage: KeyValueStorage): void => createFormDraft(storage, FORM).clear();
