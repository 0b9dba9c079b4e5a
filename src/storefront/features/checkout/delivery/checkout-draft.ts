import { DELIVERY_FIELDS, type DeliveryForm } from '#domain/checkout/delivery-form.ts';
import { formDraft } from '#storefront/browser/storage/form-draft.ts';
import type { KeyValueStorage } from '#storefront/browser/storage/storage.ts';

const FORM = 'checkout';
/** Whose it is; a visitor's belongs to whoever signs in next. */
const OWNER = 'ownerId';

const ownerOf = (kept: Readonly<Record<string, string>>): string => kept[OWNER] ?? '';

/** What was typed into the checkout form and not paid for yet, field by field. Another customer's is not read. */
export function checkoutDraft(storage: KeyValueStorage, userId: string | null) {
  const draft = formDraft(storage, FORM);
  return {
    read(): Partial<DeliveryForm> {
      const kept = draft.read();
      const owner = ownerOf(kept);
      if (owner !== '' && userId !== null && owner !== userId) return {};
      return Object.fromEntries(
        DELIVERY_FIELDS.flatMap(({ name }) => (kept[name] === undefined ? [] : [[name, kept[name]]])),
      );
    },
    /** A session that ends while the form is open leaves the draft its owner. */
    write: (typed: Partial<DeliveryForm>) => draft.write({ ...typed, [OWNER]: userId ?? ownerOf(draft.read()) }),
  };
}

export const clearCheckoutDraft = (storage: KeyValueStorage): void => formDraft(storage, FORM).clear();
