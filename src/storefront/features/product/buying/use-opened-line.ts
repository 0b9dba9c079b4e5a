import { useLocation } from 'react-router';
import type { CartItem } from '#contract/api/cart.ts';
import { COPIED_LINE, EDITED_LINE } from '#domain/product/line-query.ts';
import { selectShownCart } from '#storefront/state/cart/shown-cart.ts';
import { useAppSelector } from '#storefront/state/hooks.ts';
import type { RootState } from '#storefront/state/store.ts';
import { useHydrated } from '#ui/use-hydrated.ts';

/** What the page was opened for: to choose anew, to change a line of the cart, or to order one in another size. */
export type OpenedLine = {
  /** `gone` when the line to be changed is not in the cart any more. */
  purpose: 'add' | 'edit' | 'copy' | 'gone';
  lineId: string | undefined;
  /** `undefined` also until the cart is there. */
  line: CartItem | undefined;
};

const NOTHING: OpenedLine = { purpose: 'add', lineId: undefined, line: undefined };

/** The address names the line, so that a reload knows it too; the cart decides whether it is still one. */
export function useOpenedLine(productId: string): OpenedLine {
  const { search } = useLocation();
  const isHydrated = useHydrated();
  const query = new URLSearchParams(isHydrated ? search : '');
  const edited = query.get(EDITED_LINE);
  const lineId = edited ?? query.get(COPIED_LINE) ?? undefined;
  const found = useAppSelector((state) => selectShownCart(state).items.find(({ id }) => id === lineId));
  const isKnown = useAppSelector(isCartKnown);
  // A line that was saved may have become one with another; the page is about to be left.
  const isSaved = useAppSelector(({ cart }) => cart.saved !== null && cart.saved.itemId === lineId);
  const isVisitor = useAppSelector(({ session }) => session.status === 'signedOut');
  if (lineId === undefined) return NOTHING;
  const line = found?.productId === productId ? found : undefined;
  if (edited === null) return { purpose: 'copy', lineId, line };
  if (line || isSaved || !isKnown) return { purpose: 'edit', lineId, line };
  // Whoever is not signed in may still have it in the cart of their account.
  return isVisitor ? NOTHING : { purpose: 'gone', lineId, line };
}

const isCartKnown = ({ session, cart, localCart }: RootState): boolean =>
  session.status === 'signedIn' ? cart.lastFetched !== null : session.status === 'signedOut' && localCart.isRead;
