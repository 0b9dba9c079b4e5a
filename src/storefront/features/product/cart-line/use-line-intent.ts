import { useLocation } from 'react-router';
import type { CartItem } from '#contract/storefront/cart.ts';
import { COPIED_LINE_PARAMETER, EDITED_LINE_PARAMETER } from '#domain/cart/cart-line-query.ts';
import { isSampleLine } from '#domain/cart/line-kind.ts';
import { selectShownCart } from '#storefront/state/cart/cart-selectors.ts';
import { useAppSelector } from '#storefront/state/hooks.ts';
import type { RootState } from '#storefront/state/store.ts';
import { useHydrated } from '#ui/use-hydrated.ts';

/** Why the page was opened: to add a product, edit a cart line, or copy one in another size. */
export type LineIntent = {
  /** `gone` when the line to edit is no longer in the cart. */
  purpose: 'add' | 'edit' | 'copy' | 'gone';
  lineId: string | undefined;
  /** `undefined` also until the cart has loaded. */
  line: CartItem | undefined;
};

const ADD_INTENT: LineIntent = { purpose: 'add', lineId: undefined, line: undefined };

/** Reads the line id from the URL, so that it survives a reload, and looks it up in the cart. */
export function useLineIntent(productId: string): LineIntent {
  const { search } = useLocation();
  const isHydrated = useHydrated();
  const query = new URLSearchParams(isHydrated ? search : '');
  const editedLineId = query.get(EDITED_LINE_PARAMETER);
  const lineId = editedLineId ?? query.get(COPIED_LINE_PARAMETER) ?? undefined;
  const cartLine = useAppSelector((state) => selectShownCart(state).items.find(({ id }) => id === lineId));
  const isLoaded = useAppSelector(isCartLoaded);
  // A saved line may have merged with another one; the page is about to close.
  const isSaved = useAppSelector(({ cart }) => cart.saved !== null && cart.saved.itemId === lineId);
  const isVisitor = useAppSelector(({ session }) => session.status === 'signedOut');
  if (lineId === undefined || (cartLine && isSampleLine(cartLine))) return ADD_INTENT;
  const line = cartLine?.productId === productId ? cartLine : undefined;
  if (editedLineId === null) return { purpose: 'copy', lineId, line };
  if (line || isSaved || !isLoaded) return { purpose: 'edit', lineId, line };
  // A visitor may still have the line in their account's cart.
  return isVisitor ? ADD_INTENT : { purpose: 'gone', lineId, line };
}

const isCartLoaded = ({ session, cart, localCart }: RootState): boolean =>
  session.status === 'signedIn' ? cart.lastFetched !== null : session.status === 'signedOut' && localCart.isRead;
