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
const PAYMENT_NOT_STARTED = "We couldn't start your payment.";

/** Never charge a total other than the one shown beside the button (D-08). */
const getTotalChangedMessage = (amount: Paise): string =>
  `Your cart has changed: the total is now ${formatRupees(amount, { decimals: 0 })}. Please check it before you pay.`;

/** `lead` is a plain sentence before a technical message (D-46). */
type PlaceOrderError = { lead?: string; message: string };

/** Saves the details, creates the order and opens the payment page; stops at the first failure and returns it. */
export const placeOrder =
  (form: DeliveryForm, shownTotal: Paise): AppThunk<Promise<PlaceOrderError | undefined>> =>
  async (dispatch) => {
    if (!(await dispatch(saveChangedDetails(form)))) return { message: DETAILS_NOT_SAVED };
    const created = await dispatch(createOrder());
    if (!created.ok) {
      // Another tab may have paid or changed the cart.
      if (created.status === 409) void dispatch(fetchCart());
      const message = created.message || PAYMENT_FAILED;
      return created.isTechnical ? { lead: PAYMENT_NOT_STARTED, message } : { message };
    }
    const { paymentSessionId, amountInPaise = shownTotal } = created.value;
    if (paymentSessionId === undefined) return { message: MISSING_SESSION };
    if (amountInPaise !== shownTotal) {
      await dispatch(fetchCart());
      return { message: getTotalChangedMessage(toPaise(amountInPaise)) };
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
  (paymentSessionId: string): AppThunk<Promise<PlaceOrderError | undefined>> =>
  async (_, getState) => {
    try {
      const script = await loadPaymentScript(getState().shop.payment);
      const result = await script.checkout({ paymentSessionId, redirectTarget: '_self' });
      return result?.error ? { message: result.error.message || PAYMENT_FAILED } : undefined;
    } catch (error) {
      return { message: (error instanceof Error && error.message) || PAYMENT_FAILED };
    }
  };
