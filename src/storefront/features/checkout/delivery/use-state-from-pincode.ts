import { useEffect, useEffectEvent, useState } from 'react';
import type { DeliveryForm } from '#domain/checkout/delivery-form.ts';
import { findStateOfPincode } from '#domain/checkout/indian-states.ts';
import type { ValidatedForm } from '#ui/forms/use-validated-form.ts';
import type { CheckoutDraft } from './checkout-draft.ts';

/**
 * Fills in the state of an entered pincode and follows it, until the customer chooses a state. Returns the state that
 * was filled in.
 */
export function useStateFromPincode(form: ValidatedForm<DeliveryForm>, draft: CheckoutDraft): string {
  const { watch, getValues, setValue, clearErrors } = form;
  const [filled, setFilled] = useState('');
  const handleEdit = useEffectEvent((name: string | undefined) => {
    const { pincode, state } = getValues();
    const found = (name === 'pincode' && findStateOfPincode(pincode)) || '';
    const isOwnChoice = state !== '' && state !== draft.readFilledState();
    if (name !== 'state' && (!found || isOwnChoice)) return;
    if (found) {
      setValue('state', found);
      clearErrors('state');
    }
    draft.writeFilledState(found);
    setFilled(found);
  });
  useEffect(() => {
    // The pincode may be saved, or entered before hydration.
    handleEdit('pincode');
    // Only the customer's own edits have a type.
    const subscription = watch((_, { name, type }) => type === 'change' && handleEdit(name));
    return () => subscription.unsubscribe();
  }, [watch]);
  return filled;
}
