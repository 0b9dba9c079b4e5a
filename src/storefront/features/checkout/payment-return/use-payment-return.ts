import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { paths } from '#contract/paths.ts';
import type { PaymentVerdict } from '#contract/readers/payment-readers.ts';
import { ORDER_ID_MISSING_MESSAGE } from '#domain/checkout/checkout-messages.ts';
import { getSafeSessionStorage } from '#storefront/browser/storage/storage.ts';
import { selectSessionStatus } from '#storefront/state/account/session-slice.ts';
import { fetchCart } from '#storefront/state/cart/cart-thunks.ts';
import type { VerifyPaymentInput } from '#storefront/state/checkout/payment-thunks.ts';
import { useAppDispatch, useAppSelector, useAppStore } from '#storefront/state/hooks.ts';
import { useNavigateTo } from '#ui/actions/pending-navigation.tsx';
import { clearCheckoutDraft } from '../delivery/checkout-draft.ts';
import { buildFailureUrl, type FailureState, type SuccessState } from './payment-outcome.ts';
import { pollPayment } from './poll-payment.ts';

/**
 * Verifies the payment in the URL, then redirects to the success or failure page. Returns true if the payment stays
 * unconfirmed (D-48).
 */
export function usePaymentReturn(): boolean {
  const dispatch = useAppDispatch();
  const navigateTo = useNavigateTo();
  const { search } = useLocation();
  const store = useAppStore();
  const [unconfirmed, setUnconfirmed] = useState<string>();
  const isSessionKnown = useAppSelector(selectSessionStatus) !== 'unknown';

  useEffect(() => {
    if (!isSessionKnown) return undefined;
    const abort = new AbortController();
    const query = readReturnQuery(new URLSearchParams(search));
    const showFailure = (state: FailureState) =>
      navigateTo(buildFailureUrl(query.orderId, state.reason), { replace: true, state });
    const { orderId } = query;
    const verify = async (id: string) => {
      const outcome = await dispatch(pollPayment({ ...query, orderId: id }, abort.signal));
      if (!outcome) return;
      if (outcome.kind === 'unconfirmed') return setUnconfirmed(search);
      if (outcome.kind === 'failed') return showFailure({ reason: outcome.reason });
      clearCheckoutDraft(getSafeSessionStorage());
      void dispatch(fetchCart());
      navigateTo(paths.paymentSuccess, { replace: true, state: toSuccessState(query, outcome.payment) });
    };
    // A session that ends later does not abort the verification.
    const isSignedOut = selectSessionStatus(store.getState()) === 'signedOut';
    if (isSignedOut || orderId === null) showFailure({ reason: ORDER_ID_MISSING_MESSAGE });
    else void verify(orderId);
    return () => abort.abort();
  }, [dispatch, navigateTo, search, store, isSessionKnown]);
  return unconfirmed === search;
}

const toSuccessState = (query: ReturnQuery, payment: PaymentVerdict): SuccessState => ({
  orderId: payment.orderId ?? query.orderId ?? '',
  paymentId: query.paymentId ?? payment.paymentId ?? null,
  id: payment.id ?? null,
  amountInPaise: payment.amountInPaise ?? null,
  promisedDeliveryDate: payment.promisedDeliveryDate ?? null,
});

const readFirst = (query: URLSearchParams, ...names: string[]): string | null =>
  names.map((name) => query.get(name)?.trim()).find((value) => value) ?? null;

type ReturnQuery = Omit<VerifyPaymentInput, 'orderId'> & { orderId: string | null };

/** Parameters of the provider's return URL; currently only the order id. */
const readReturnQuery = (query: URLSearchParams): ReturnQuery => ({
  orderId: readFirst(query, 'order_id', 'cashfree_order_id'),
  paymentId: readFirst(query, 'payment_id', 'cashfree_payment_id'),
  signature: readFirst(query, 'signature'),
});
