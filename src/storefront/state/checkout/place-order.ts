import type { DeliveryForm } from '#domain/checkout/delivery-form.ts';
import { detailsDiffer, detailsFromForm } from '#domain/checkout/saved-details.ts';
import { formatRupees } from '#domain/money/format-rupees.ts';
import { type Paise, paise } from '#domain/money/paise.ts';
import { loadPaymentScript } from '#storefront/browser/load-payment-script.ts';
import { selectUserDetails } from '../account/user-details-slice.ts';
import { saveUserDetails } from '../account/user-details-thunks.ts';
import { fetchCart } from '../cart/cart-thunks.ts';
import type { AppThunk } from '../store.ts';
import { createOrder } from './payment-thunks.ts';

/** Specification 1 §8, checkout. */
export const INVALID_SESSION = 'Invalid session. Please log in again.';
const DETAILS_NOT_SAVED = 'Could not save your address/phone. Please try again.';
const MISSING_SESSION = 'Unable to initialize payment. (Missing session)';
const PAYMENT_FAILED = 'Payment failed';

/** Our reading: nobody is sent to pay another sum than the one beside the button (D-08). */
const totalChanged = (amount: Paise): string =>
  `Your cart has changed: the total is now ${formatRupees(amount, { decimals: 0 })}. Please look at it once more, then pay.`;

/** `undefined`: the provider's page is about to open. */
type Hindrance = { message: string; offersLogIn: boolean } | undefined;

const hindrance = (message: string, offersLogIn = false): Hindrance => ({ message, offersLogIn });

/** Steps 2 to 5 of the payment flow (specification 1 §4); each failure keeps the later steps from happening. */
export const placeOrder =
  (form: DeliveryForm, shownTotal: Paise): AppThunk<Promise<Hindrance>> =>
  async (dispatch) => {
    if (!(await dispatch(saveWhatChanged(form)))) return hindrance(DETAILS_NOT_SAVED);
    const created = await dispatch(createOrder());
    if (!created.ok) {
      // Another tab may have paid or changed the cart.
      if (created.status === 409) void dispatch(fetchCart());
      return hindrance(created.message || PAYMENT_FAILED, created.status === 401);
    }
    const { paymentSessionId, amountInPaise = shownTotal } = created.value;
    if (paymentSessionId === undefined) return hindrance(MISSING_SESSION);
    if (amountInPaise !== shownTotal) {
      await dispatch(fetchCart());
      return hindrance(totalChanged(paise(amountInPaise)));
    }
    return dispatch(openProvider(paymentSessionId));
  };

const saveWhatChanged =
  (form: DeliveryForm): AppThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    const entered = detailsFromForm(form);
    const stored = selectUserDetails(getState());
    if (stored !== null && !detailsDiffer(entered, stored)) return true;
    return (await dispatch(saveUserDetails(entered))).ok;
  };

/** In this tab: the customer comes back to /cashfree-return, whatever happens there. */
const openProvider =
  (paymentSessionId: string): AppThunk<Promise<Hindrance>> =>
  async (_, getState) => {
    try {
      const script = await loadPaymentScript(getState().shop.payment);
      const answer = await script.checkout({ paymentSessionId, redirectTarget: '_self' });
      return answer?.error ? hindrance(answer.error.message || PAYMENT_FAILED) : undefined;
    } catch (error) {
      return hindrance((error instanceof Error && error.message) || PAYMENT_FAILED);
    }
  };
