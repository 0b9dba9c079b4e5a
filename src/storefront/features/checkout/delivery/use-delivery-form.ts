import { useMemo, useState } from 'react';
import {
  DELIVERY_FIELDS,
  type DeliveryErrors,
  type DeliveryField,
  type DeliveryForm,
} from '#domain/checkout/delivery-form.ts';
import { normalisePhone } from '#domain/checkout/indian-phone.ts';
import { normalisePincode } from '#domain/checkout/pincode.ts';
import { formFromDetails } from '#domain/checkout/saved-details.ts';
import { getSessionStore } from '#storefront/browser/storage/storage.ts';
import { selectUserId } from '#storefront/state/account/session-slice.ts';
import { selectUserDetails } from '#storefront/state/account/user-details-slice.ts';
import { useAppSelector } from '#storefront/state/hooks.ts';
import { createCheckoutDraft } from './checkout-draft.ts';

export type DeliveryFormState = {
  values: DeliveryForm;
  errors: DeliveryErrors;
  setErrors: (errors: DeliveryErrors) => void;
  type: (name: DeliveryField, value: string) => void;
  leave: (name: DeliveryField) => void;
};

/** Saved details overlaid with this tab's draft, which survives failures, reloads and the login detour. */
export function useDeliveryForm(): DeliveryFormState {
  const details = useAppSelector(selectUserDetails);
  const userId = useAppSelector(selectUserId);
  const draft = useMemo(() => createCheckoutDraft(getSessionStore(), userId), [userId]);
  const [typed, setTyped] = useState(draft.read);
  const [errors, setErrors] = useState<DeliveryErrors>({});
  const values = { ...formFromDetails(details ?? {}), ...typed };

  const change = (name: DeliveryField, value: string) => {
    const changed = { ...typed, [name]: value };
    setTyped(changed);
    draft.write(changed);
  };
  const type = (name: DeliveryField, value: string) => {
    change(name, value);
    setErrors(({ [name]: _, ...others }) => others);
  };
  const leave = (name: DeliveryField) => {
    const tidied = NORMALISERS[name]?.(values[name]);
    // Keeps text without digits, so that the shopper can correct it.
    if (tidied && tidied !== values[name]) change(name, tidied);
  };
  return { values, errors, setErrors, type, leave };
}

const NORMALISERS: Partial<Record<DeliveryField, (typed: string) => string>> = {
  phone: normalisePhone,
  pincode: normalisePincode,
};

/** The first field with an error, in form order. */
export const findFirstInvalid = (errors: DeliveryErrors): DeliveryField | undefined =>
  DELIVERY_FIELDS.find(({ name }) => errors[name])?.name;
