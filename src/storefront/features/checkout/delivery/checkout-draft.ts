import { DELIVERY_FIELDS, type DeliveryForm } from '#domain/checkout/delivery-form.ts';
import { createFormDraft } from '#storefront/browser/storage/form-draft.ts';
import type { KeyValueStorage } from '#storefront/browser/storage/storage.ts';

const FORM = 'checkout';
/** The draft's owner; empty for a visitor. */
const OWNER = 'ownerId';

const readOwner = (stored: Readonly<Record<string, string>>): string => stored[OWNER] ?? '';

export type CheckoutDraft = ReturnType<typeof createCheckoutDraft>;

/** Stores the values of the unpaid checkout form; ignores another customer's draft. */
export function createCheckoutDraft(storage: KeyValueStorage, userId: string | null) {
  const draft = createFormDraft(storage, FORM);
  const readOwn = (): Readonly<Record<string, string>> => {
    const stored = draft.read();
    const owner = readOwner(stored);
    return owner !== '' && userId !== null && owner !== userId ? {} : stored;
  };
  /** Keeps the owner when the session ends while the form is open. */
  const getOwner = () => ({ [OWNER]: userId ?? readOwner(draft.read()) });
  /** The state that the pincode filled in; empty once the customer has chosen one. */
  const readFilledState = () => readOwn().filledState ?? '';
  return {
    read(): Partial<DeliveryForm> {
      const stored = readOwn();
      return Object.fromEntries(
        DELIVERY_FIELDS.flatMap(({ name }) => (stored[name] === undefined ? [] : [[name, stored[name]]])),
      );
    },
    write: (typed: Partial<DeliveryForm>) => draft.write({ ...typed, ...getOwner(), filledState: readFilledState() }),
    readFilledState,
    writeFilledState: (state: string) => draft.write({ ...readOwn(), ...getOwner(), filledState: state }),
    clear: draft.clear,
  };
}

export const clearCheckoutDraft = (storage: KeyValueStorage): void => createFormDraft(storage, FORM).clear();
