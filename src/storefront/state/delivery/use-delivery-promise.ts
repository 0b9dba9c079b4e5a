import { useEffect, useSyncExternalStore } from 'react';
import { formatMakingAndDelivery, type PromisedLine } from '#domain/delivery/making-and-delivery.ts';
import { onPageReturn } from '#storefront/browser/page/page-return.ts';
import { selectIsSignedIn } from '../account/session-slice.ts';
import { selectUserDetails } from '../account/user-details-slice.ts';
import { useAppDispatch, useAppSelector, useShopFacts } from '../hooks.ts';
import { describePromisedDay, getToday, type PromisedDay } from './promised-day.ts';

type ShownPromise = {
  /** The same for everyone: '10 to 15 working days'. */
  workingDays: string;
  /** `undefined` before hydration, because cached HTML has no date. */
  day: PromisedDay | undefined;
};

/**
 * The promise for an order of these lines (D-43), for the typed PIN code or else the customer's saved one; `undefined` if
 * the shop promises nothing. A page that becomes visible on another day updates.
 */
export function useDeliveryPromise(lines: readonly PromisedLine[], typed?: string): ShownPromise | undefined {
  const dispatch = useAppDispatch();
  const { delivery } = useShopFacts();
  const savedPincode = useAppSelector(selectUserDetails)?.postalCode;
  const lacksDetails = useAppSelector((state) => selectIsSignedIn(state) && state.userDetails.status === 'idle');
  const wantsDetails = lacksDetails && typed === undefined && delivery !== undefined;
  useEffect(() => {
    if (wantsDetails)
      void import('../account/user-details-thunks.ts').then((thunks) => dispatch(thunks.fetchUserDetails()));
  }, [dispatch, wantsDetails]);
  const today = useSyncExternalStore<string | undefined>(onPageReturn, getToday, () => undefined);
  if (delivery === undefined) return undefined;
  const pincode = typed ?? savedPincode ?? '';
  return {
    workingDays: formatMakingAndDelivery(delivery, lines),
    day: today === undefined ? undefined : describePromisedDay(delivery, { lines, pincode, today }),
  };
}
