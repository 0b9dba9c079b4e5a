import type { CartItem } from '#contract/storefront/cart.ts';
import type { Paise } from '#domain/money/paise.ts';
import { useAppSelector } from '../hooks.ts';
import type { RootState } from '../store.ts';
import { selectShownCart } from './cart-selectors.ts';

const CART_NOT_LOADED = "We couldn't load your cart.";
const CART_NOT_UPDATED = "We couldn't update your cart.";

/** `text` is technical, so a plain sentence precedes it (D-46). */
type CartViewError = { lead: string; text: string };

export type CartView = {
  /** `loading` until the first response, so an unloaded cart never looks empty. */
  phase: 'loading' | 'failed' | 'ready';
  error: CartViewError | null;
  isSignedIn: boolean;
  items: readonly CartItem[];
  subtotalPaise: Paise;
};

export function useCartView(): CartView {
  const phase = useAppSelector(selectPhase);
  const errorText = useAppSelector(selectShownError);
  const lead = phase === 'ready' ? CART_NOT_UPDATED : CART_NOT_LOADED;
  const error = errorText === null ? null : { lead, text: errorText };
  const isSignedIn = useAppSelector(({ session }) => session.status === 'signedIn');
  return { phase, error, isSignedIn, ...useAppSelector(selectShownCart) };
}

function selectPhase({ session, cart, localCart }: RootState): CartView['phase'] {
  if (session.status === 'signedOut') return localCart.isRead ? 'ready' : 'loading';
  if (session.status === 'unknown') return 'loading';
  if (cart.lastFetched !== null) return 'ready';
  return cart.status === 'failed' ? 'failed' : 'loading';
}

const selectShownError = ({ session, cart }: RootState): string | null =>
  session.status === 'signedIn' && cart.status === 'failed' ? cart.error : null;
