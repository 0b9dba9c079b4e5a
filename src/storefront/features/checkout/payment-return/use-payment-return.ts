import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '#contract/paths.ts';
import { ORDER_ID_MISSING } from '#domain/checkout/checkout-words.ts';
import { sessionStore } from '#storefront/browser/storage/storage.ts';
import { selectSessionStatus } from '#storefront/state/account/session-slice.ts';
import { fetchCart } from '#storefront/state/cart/cart-thunks.ts';
import { useAppDispatch, useAppSelector, useAppStore } from '#storefront/state/hooks.ts';
import { clearCheckoutDraft } from '../delivery/checkout-draft.ts';
import { type FailureState, failureAddress, type SuccessState } from './payment-outcome.ts';
import { type ReturnQuery, readReturnQuery } from './return-query.ts';
import { type PaymentEnd, verifyUntilKnown } from './verify-until-known.ts';

/** Verifies the payment of the address, then goes on to success or failure in place of this page. */
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
      void navigate(failureAddress(query.orderId, state.reason), { replace: true, state });
    const { orderId } = query;
    const verify = async (id: string) => {
      const end = await dispatch(verifyUntilKnown({ ...query, orderId: id }, leaving.signal));
      if (!end) return;
      if (!end.isPaid) return fail({ reason: end.reason });
      clearCheckoutDraft(sessionStore());
      void dispatch(fetchCart());
      void navigate(paths.paymentSuccess, { replace: true, state: successState(query, end) });
    };
    // A session that ends meanwhile does not end the verification: its answer says why.
    const isSignedOut = selectSessionStatus(store.getState()) === 'signedOut';
    if (isSignedOut || orderId === null) fail({ reason: ORDER_ID_MISSING });
    else void verify(orderId);
    return () => leaving.abort();
  }, [dispatch, navigate, search, store, isKnown]);
}

const successState = (query: ReturnQuery, { verdict }: PaymentEnd & { isPaid: true }): SuccessState => ({
  orderId: verdict.orderId ?? query.orderId ?? '',
  paymentId: query.paymentId ?? verdict.paymentId ?? null,
  id: verdict.id ?? null,
  amountInPaise: verdict.amountInPaise ?? null,
});
