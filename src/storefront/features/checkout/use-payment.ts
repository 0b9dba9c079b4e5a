import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { LOG_IN_TO_CONTINUE } from '#domain/checkout/checkout-messages.ts';
import { checkPhone } from '#domain/checkout/indian-phone.ts';
import { onPageRestored } from '#storefront/browser/page/page-restored.ts';
import { alertDismissed, alertRaised } from '#storefront/state/alerts-slice.ts';
import { INVALID_SESSION, placeOrder } from '#storefront/state/checkout/place-order.ts';
import { useAppDispatch, useAppStore } from '#storefront/state/hooks.ts';
import type { DeliveryFormState } from './delivery/use-delivery-form.ts';
import type { CheckoutView } from './use-checkout-view.ts';

type Payment = { isPaying: boolean; submit: (event: FormEvent) => void };

/** Checks in the order of Q-139: login, session, fields, phone; then places the order. */
export function usePayment(delivery: DeliveryFormState, { cart, charge }: CheckoutView): Payment {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const showAlert = useReplaceableAlert();
  const { isPaying, runExclusive } = useExclusiveRun();

  const checkSession = (): boolean => {
    const { status, userId } = store.getState().session;
    if (status !== 'signedIn') showAlert(LOG_IN_TO_CONTINUE, { offersSignIn: true });
    else if (userId === null) showAlert(INVALID_SESSION, { offersSignIn: true });
    return store.getState().session.userId !== null;
  };

  /** Marks the phone along with other invalid fields; its alert comes after they are corrected. */
  const markInvalidPhone = (errors: typeof delivery.formState.errors) => {
    const phone = checkPhone(delivery.getValues('phone'));
    if (!phone.ok && !errors.phone) delivery.setError('phone', { message: phone.message });
  };

  const pay = delivery.handleSubmit(async (values) => {
    const phone = checkPhone(values.phone);
    if (!phone.ok) {
      showAlert(phone.message);
      delivery.setError('phone', { message: phone.message }, { shouldFocus: true });
      return;
    }
    if (cart.phase !== 'ready') return showAlert(cart.error?.text ?? '', { lead: cart.error?.lead });
    // Not awaited: it stays pending when the browser opens the provider.
    void runExclusive(async () => {
      const failure = await dispatch(placeOrder(values, charge.amountInPaise));
      if (failure) showAlert(failure.message, { lead: failure.lead });
      return failure === undefined;
    });
  }, markInvalidPhone);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPaying) return;
    showAlert(undefined);
    if (checkSession()) void pay();
  };
  return { isPaying, submit };
}

/** Replaces this form's previous alert. */
function useReplaceableAlert() {
  const dispatch = useAppDispatch();
  const shownId = useRef<string>(undefined);
  return (text: string | undefined, options: Parameters<typeof alertRaised>[1] = {}) => {
    if (shownId.current !== undefined) dispatch(alertDismissed(shownId.current));
    shownId.current = text === undefined ? undefined : dispatch(alertRaised(text, options)).payload.id;
  };
}

/** Ignores double clicks. Stays busy while the browser opens the provider, until the page is restored. */
function useExclusiveRun() {
  const [isPaying, setIsPaying] = useState(false);
  const isRunning = useRef(false);
  const finish = useCallback(() => {
    isRunning.current = false;
    setIsPaying(false);
  }, []);
  useEffect(() => onPageRestored(finish), [finish]);
  const runExclusive = async (attempt: () => Promise<boolean>) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsPaying(true);
    const isLeaving = await attempt().catch(() => false);
    if (!isLeaving) finish();
  };
  return { isPaying, runExclusive };
}
