import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { createCartStorage } from '../browser/storage/cart-storage.ts';
import { localStore } from '../browser/storage/storage.ts';
import { ChatButton } from '../features/shell/chat-button.tsx';
import { watchSession } from '../state/account/session-watch.ts';
import { watchCart } from '../state/cart/cart-watch.ts';
import { watchLocalCart } from '../state/cart/local-cart-watch.ts';
import { useAppStore } from '../state/hooks.ts';
import { AlertRegion } from './alert-region.tsx';
import { MAIN_ID, NavigationEffects } from './router/navigation-effects.tsx';

/** Around every page. The chat button is here and not in the layout, because the login screen has it too. */
export function AppFrame() {
  const store = useAppStore();
  // First: a visitor's cart is known before the page hears that this is a visitor.
  useEffect(() => watchLocalCart(store, createCartStorage(localStore())), [store]);
  useEffect(() => watchSession(store), [store]);
  useEffect(() => watchCart(store), [store]);
  return (
    <>
      <a className="skip-link" href={`#${MAIN_ID}`}>
        Skip to content
      </a>
      <Outlet />
      <ChatButton />
      <AlertRegion />
      <NavigationEffects />
    </>
  );
}
