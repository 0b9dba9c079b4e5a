import type { DeliveryForm } from '#domain/checkout/delivery-form.ts';
import { hasDetailChanges, toSavedDetails } from '#domain/checkout/saved-details.ts';
import { formatRupees } from '#domain/money/format-rupees.ts';
import { type Paise, toPaise } from '#domain/money/paise.ts';
import { loadPaymentScript } from '#storefront/browser/load-payment-script.ts';
import { selectUserDetails } from '../account/user-details-slice.ts';
import { saveUserDetails } from '../account/user-details-thunks.ts';
import { fetchCart } from '../cart/cart-thunks.ts';
import type { AppThunk } from '../store.ts';
import { createOrder } from './payment-thunks.ts';

export const INVALID_SESSION = 'Invalid session. Please log in again.';
const DETAILS_NOT_SAVED = 'Could not save your address/phone. Please try again.';
const MISSING_SESSION = 'Unable to initialize payment. (Missing session)';
const PAYMENT_FAILED = 'Payment failed';

/** Never charge a total other than the one shown beside the button (D-08). */
const getTotalChangedMessage = (amount: Paise): string =>
  `Your cart has changed: the total is now ${formatRupees(amount, { decimals: 0 })}. Please check it before you pay.`;

/** Saves the details, creates the order and opens the payment page; stops at the first failure and returns its message. */
export const placeOrder =
  (form: DeliveryForm, shownTotal: Paise): AppThunk<Promise<string | undefined>> =>
  async (dispatch) => {
    if (!(await dispatch(saveChangedDetails(form)))) return DETAILS_NOT_SAVED;
    const created = await dispatch(createOrder());
    if (!created.ok) {
      // Another tab may have paid or changed the cart.
      if (created.status === 409) void dispatch(fetchCart());
      return created.message || PAYMENT_FAILED;
    }
    const { paymentSessionId, amountInPaise = shownTotal } = created.value;
    if (paymentSessionId === undefined) return MISSING_SESSION;
    if (amountInPaise !== shownTotal) {
      await dispatch(fetchCart());
      return getTotalChangedMessage(toPaise(amountInPaise));
    }
    return dispatch(openPaymentPage(paymentSessionId));
  };

const saveChangedDetails =
  (form: DeliveryForm): AppThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    const entered = toSavedDetails(form);
    const stored = selectUserDetails(getState());
    if (stored !== null && !hasDetailChanges(entered, stored)) return true;
    return (await dispatch(saveUserDetails(entered))).ok;
  };

/** Opens in this tab; the provider returns the customer to /cashfree-return. */
const openPaymentPage =
  (paymentSessionId: string): AppThunk<Promise<string | undefined>> =>
  async (_, getState) => {
    try {
      const script = await loadPaymentScript(getState().shop.payment);
      const result = await script.checkout({ paymentSessionId, redirectTarget: '_self' });
      return result?.error ? result.error.message || PAYMENT_FAILED : undefined;
    } catch (error) {
      return (error instanceof Error && error.message) || PAYMENT_FAILED;
    }
  };
