import { useMemo } from 'react';
import { type DeliveryForm, validateDeliveryForm } from '#domain/checkout/delivery-form.ts';
import { findIndianState } from '#domain/checkout/indian-states.ts';
import { toDeliveryForm } from '#domain/checkout/saved-details.ts';
import { getSafeSessionStorage } from '#storefront/browser/storage/storage.ts';
import { selectUserId } from '#storefront/state/account/session-slice.ts';
import { selectUserDetails } from '#storefront/state/account/user-details-slice.ts';
import { useAppSelector } from '#storefront/state/hooks.ts';
import { useValidatedForm, type ValidatedForm } from '#ui/forms/use-validated-form.ts';
import { createCheckoutDraft } from './checkout-draft.ts';
import { useStateFromPincode } from './use-state-from-pincode.ts';

/** `filledState` is the state that the pincode filled in, or empty. */
export type DeliveryFormState = ValidatedForm<DeliveryForm> & { filledState: string };

/** The saved details overlaid with this tab's draft, which survives failures, reloads and a login. */
export function useDeliveryForm(): DeliveryFormState {
  const details = useAppSelector(selectUserDetails);
  const userId = useAppSelector(selectUserId);
  const draft = useMemo(() => createCheckoutDraft(getSafeSessionStorage(), userId), [userId]);
  const saved = useMemo(() => {
    const form = toDeliveryForm(details ?? {});
    return { ...form, state: findIndianState(form.state)?.name ?? form.state };
  }, [details]);
  const form = useValidatedForm<DeliveryForm>({ validate: validateDeliveryForm, saved, draft });
  return { ...form, filledState: useStateFromPincode(form, draft) };
}
