import { type FormEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { LOG_IN_TO_CONTINUE } from '#domain/checkout/checkout-messages.ts';
import { validateDeliveryForm } from '#domain/checkout/delivery-form.ts';
import { checkPhone } from '#domain/checkout/indian-phone.ts';
import { onPageRestored } from '#storefront/browser/page/page-restored.ts';
import { endSession } from '#storefront/state/account/session-thunks.ts';
import { alertDismissed, alertRaised } from '#storefront/state/alerts-slice.ts';
import { INVALID_SESSION, placeOrder } from '#storefront/state/checkout/place-order.ts';
import { useAppDispatch, useAppStore } from '#storefront/state/hooks.ts';
import { type DeliveryFormState, findFirstInvalid } from './delivery/use-delivery-form.ts';
import type { CheckoutView } from './use-checkout-view.ts';

type Payment = { isPaying: boolean; submit: (event: FormEvent) => void };

/** Checks in the order of Q-139: login, session, fields, phone; then places the order. */
export function usePayment(
  form: RefObject<HTMLFormElement | null>,
  delivery: DeliveryFormState,
  { cart, charge }: CheckoutView,
): Payment {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const showAlert = useReplaceableAlert();
  const { isPaying, runExclusive } = useExclusiveRun();

  const showErrors = (errors: DeliveryFormState['errors']) => {
    delivery.setErrors(errors);
    const firstInvalid = findFirstInvalid(errors);
    if (firstInvalid) focusControl(form.current?.elements.namedItem(firstInvalid));
    return firstInvalid !== undefined;
  };

  const checkSession = (): boolean => {
    const { status, userId } = store.getState().session;
    if (status !== 'signedIn') showAlert(LOG_IN_TO_CONTINUE, true);
    else if (userId === null) {
      // Ends a session without a user id, so that the customer can log in.
      dispatch(endSession());
      showAlert(INVALID_SESSION, true);
    }
    return store.getState().session.userId !== null;
  };

  const checkFields = (): boolean => {
    if (showErrors(validateDeliveryForm(delivery.values))) return false;
    const phone = checkPhone(delivery.values.phone);
    if (!phone.ok) {
      showAlert(phone.message);
      showErrors({ phone: phone.message });
    }
    return phone.ok;
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void runExclusive(async () => {
      showAlert(undefined);
      if (!checkSession() || !checkFields()) return false;
      if (cart.phase !== 'ready') {
        showAlert(cart.error ?? '');
        return false;
      }
      const failure = await dispatch(placeOrder(delivery.values, charge.amountInPaise));
      if (failure) showAlert(failure.message, failure.offersSignIn);
      return failure === undefined;
    });
  };
  return { isPaying, submit };
}

/** Scrolls it to the centre, where no alert or bottom bar covers it. */
function focusControl(control: Element | RadioNodeList | null | undefined): void {
  if (!(control instanceof HTMLElement)) return;
  control.focus({ preventScroll: true });
  control.scrollIntoView({ block: 'center' });
}

/** Replaces this form's previous alert. */
function useReplaceableAlert() {
  const dispatch = useAppDispatch();
  const shownId = useRef<string>(undefined);
  return (text: string | undefined, offersSignIn = false) => {
    if (shownId.current !== undefined) dispatch(alertDismissed(shownId.current));
    shownId.current = text === undefined ? undefined : dispatch(alertRaised(text, { offersSignIn })).payload.id;
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
