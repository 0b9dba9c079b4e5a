import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '#contract/paths.ts';
import { ORDER_ID_MISSING } from '#domain/checkout/checkout-messages.ts';
import { getSessionStore } from '#storefront/browser/storage/storage.ts';
import { selectSessionStatus } from '#storefront/state/account/session-slice.ts';
import { fetchCart } from '#storefront/state/cart/cart-thunks.ts';
import type { VerifyPaymentInput } from '#storefront/state/checkout/payment-thunks.ts';
import { useAppDispatch, useAppSelector, useAppStore } from '#storefront/state/hooks.ts';
import { clearCheckoutDraft } from '../delivery/checkout-draft.ts';
import { buildFailureAddress, type FailureState, type SuccessState } from './payment-outcome.ts';
import { type PaymentOutcome, pollPayment } from './poll-payment.ts';

/** Verifies the payment in the URL, then redirects to the success or failure page. */
export function usePaymentReturn(): void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { search } = useLocation();
  const store = useAppStore();
  const isKnown = useAppSelector(selectSessionStatus) !== 'unknown';

  useEffect(() => {
    if (!isKnown) return undefined;
    const leaving = new AbortController();
    const query = readReturnQuery(new URLSearchParams(search));
    const fail = (state: FailureState) =>
      void navigate(buildFailureAddress(query.orderId, state.reason), { replace: true, state });
    const { orderId } = query;
    const verify = async (id: string) => {
      const end = await dispatch(pollPayment({ ...query, orderId: id }, leaving.signal));
      if (!end) return;
      if (!end.isPaid) return fail({ reason: end.reason });
      clearCheckoutDraft(getSessionStore());
      void dispatch(fetchCart());
      void navigate(paths.paymentSuccess, { replace: true, state: toSuccessState(query, end) });
    };
    // A session that ends later does not abort the verification.
    const isSignedOut = selectSessionStatus(store.getState()) === 'signedOut';
    if (isSignedOut || orderId === null) fail({ reason: ORDER_ID_MISSING });
    else void verify(orderId);
    return () => leaving.abort();
  }, [dispatch, navigate, search, store, isKnown]);
}

const toSuccessState = (query: ReturnQuery, { verdict }: PaymentOutcome & { isPaid: true }): SuccessState => ({
  orderId: verdict.orderId ?? query.orderId ?? '',
  paymentId: query.paymentId ?? verdict.paymentId ?? null,
  id: verdict.id ?? null,
  amountInPaise: verdict.amountInPaise ?? null,
});

const first = (query: URLSearchParams, ...names: string[]): string | null =>
  names.map((name) => query.get(name)?.trim()).find((value) => value) ?? null;

type ReturnQuery = Omit<VerifyPaymentInput, 'orderId'> & { orderId: string | null };

/** Parameters of the provider's return URL; currently only the order id. */
const readReturnQuery = (query: URLSearchParams): ReturnQuery => ({
  orderId: first(query, 'order_id', 'cashfree_order_id'),
  paymentId: first(query, 'payment_id', 'cashfree_payment_id'),
  signature: first(query, 'signature'),
});
