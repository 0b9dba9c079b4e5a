import { type FormEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { LOG_IN_TO_CONTINUE } from '#domain/checkout/checkout-words.ts';
import { deliveryErrors } from '#domain/checkout/delivery-form.ts';
import { checkPhone } from '#domain/checkout/indian-phone.ts';
import { onPageRestored } from '#storefront/browser/page/page-restored.ts';
import { endSession } from '#storefront/state/account/session-slice.ts';
import { INVALID_SESSION, placeOrder } from '#storefront/state/checkout/place-order.ts';
import { alertDismissed, alertRaised } from '../../state/alerts-slice.ts';
import { useAppDispatch, useAppStore } from '../../state/hooks.ts';
import { type DeliveryFormState, firstWrong } from './delivery/use-delivery-form.ts';
import type { CheckoutView } from './use-checkout-view.ts';

type Payment = { isPaying: boolean; submit: (event: FormEvent) => void };

/** What the button does, in the order of Q-139: login, session, fields, phone, then the calls. */
export function usePayment(
  form: RefObject<HTMLFormElement | null>,
  delivery: DeliveryFormState,
  { cart, charge }: CheckoutView,
): Payment {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const say = useOneAlert();
  const { isPaying, alone } = useOneAtATime();

  const mark = (errors: DeliveryFormState['errors']) => {
    delivery.setErrors(errors);
    const wrong = firstWrong(errors);
    if (wrong) showControl(form.current?.elements.namedItem(wrong));
    return wrong !== undefined;
  };

  const isAllowed = (): boolean => {
    const { status, userId } = store.getState().session;
    if (status !== 'signedIn') say(LOG_IN_TO_CONTINUE, true);
    else if (userId === null) {
      // A token that names nobody is of no use; without it the way to log in is open.
      dispatch(endSession());
      say(INVALID_SESSION, true);
    }
    return store.getState().session.userId !== null;
  };

  const isFilledIn = (): boolean => {
    if (mark(deliveryErrors(delivery.values))) return false;
    const phone = checkPhone(delivery.values.phone);
    if (!phone.ok) {
      say(phone.message);
      mark({ phone: phone.message });
    }
    return phone.ok;
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void alone(async () => {
      say(undefined);
      if (!isAllowed() || !isFilledIn()) return false;
      if (cart.phase !== 'ready') {
        say(cart.error ?? '');
        return false;
      }
      const hindrance = await dispatch(placeOrder(delivery.values, charge.amountInPaise));
      if (hindrance) say(hindrance.message, hindrance.offersLogIn);
      return hindrance === undefined;
    });
  };
  return { isPaying, submit };
}

/** In the middle of the window, where neither an alert nor the bar with the sum covers it. */
function showControl(control: Element | RadioNodeList | null | undefined): void {
  if (!(control instanceof HTMLElement)) return;
  control.focus({ preventScroll: true });
  control.scrollIntoView({ block: 'center' });
}

/** The last alert of this form goes when the next attempt begins. */
function useOneAlert() {
  const dispatch = useAppDispatch();
  const shown = useRef<string>(undefined);
  return (text: string | undefined, offersLogIn = false) => {
    if (shown.current !== undefined) dispatch(alertDismissed(shown.current));
    shown.current = text === undefined ? undefined : dispatch(alertRaised(text, { offersLogIn })).payload.id;
  };
}

/** Two quick clicks are one. Whoever leaves for the provider stays busy, until the browser brings this page back. */
function useOneAtATime() {
  const [isPaying, setPaying] = useState(false);
  const isRunning = useRef(false);
  const settle = useCallback(() => {
    isRunning.current = false;
    setPaying(false);
  }, []);
  useEffect(() => onPageRestored(settle), [settle]);
  const alone = async (attempt: () => Promise<boolean>) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setPaying(true);
    const isLeaving = await attempt().catch(() => false);
    if (!isLeaving) settle();
  };
  return { isPaying, alone };
}
