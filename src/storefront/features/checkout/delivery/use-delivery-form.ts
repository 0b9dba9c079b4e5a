import { useMemo, useState } from 'react';
import {
  DELIVERY_FIELDS,
  type DeliveryErrors,
  type DeliveryField,
  type DeliveryForm,
} from '#domain/checkout/delivery-form.ts';
import { normalisePhone } from '#domain/checkout/indian-phone.ts';
import { normalisePincode } from '#domain/checkout/pincode.ts';
import { toDeliveryForm } from '#domain/checkout/saved-details.ts';
import { getSafeSessionStorage } from '#storefront/browser/storage/storage.ts';
import { selectUserId } from '#storefront/state/account/session-slice.ts';
import { selectUserDetails } from '#storefront/state/account/user-details-slice.ts';
import { useAppSelector } from '#storefront/state/hooks.ts';
import { createCheckoutDraft } from './checkout-draft.ts';

export type DeliveryFormState = {
  values: DeliveryForm;
  errors: DeliveryErrors;
  setErrors: (errors: DeliveryErrors) => void;
  changeValue: (name: DeliveryField, value: string) => void;
  normaliseValue: (name: DeliveryField) => void;
};

/** Returns the saved details overlaid with this tab's draft, which survives failures, reloads and a login. */
export function useDeliveryForm(): DeliveryFormState {
  const details = useAppSelector(selectUserDetails);
  const userId = useAppSelector(selectUserId);
  const draft = useMemo(() => createCheckoutDraft(getSafeSessionStorage(), userId), [userId]);
  const [typed, setTyped] = useState(draft.read);
  const [errors, setErrors] = useState<DeliveryErrors>({});
  const values = { ...toDeliveryForm(details ?? {}), ...typed };

  const storeValue = (name: DeliveryField, value: string) => {
    const changed = { ...typed, [name]: value };
    setTyped(changed);
    draft.write(changed);
  };
  const changeValue = (name: DeliveryField, value: string) => {
    storeValue(name, value);
    setErrors(({ [name]: _, ...others }) => others);
  };
  const normaliseValue = (name: DeliveryField) => {
    const normalised = NORMALISERS[name]?.(values[name]);
    // Keeps text without digits, so that the shopper can correct it.
    if (normalised && normalised !== values[name]) storeValue(name, normalised);
  };
  return { values, errors, setErrors, changeValue, normaliseValue };
}

const NORMALISERS: Partial<Record<DeliveryField, (typed: string) => string>> = {
  phone: normalisePhone,
  pincode: normalisePincode,
};

/** Returns the first field with an error, in form order. */
export const findFirstInvalid = (errors: DeliveryErrors): DeliveryField | undefined =>
  DELIVERY_FIELDS.find(({ name }) => errors[name])?.name;
