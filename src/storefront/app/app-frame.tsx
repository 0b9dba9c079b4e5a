import { type ReactNode, useEffect } from 'react';
import { createCartStorage } from '../browser/storage/cart-storage.ts';
import { getSafeLocalStorage } from '../browser/storage/storage.ts';
import { ChatButton } from '../features/shell/chat-button.tsx';
import { startSessionSync } from '../state/account/session-sync.ts';
import { startCartSync } from '../state/cart/cart-sync.ts';
import { startLocalCartSync } from '../state/cart/local-cart-sync.ts';
import { useAppStore } from '../state/hooks.ts';
import { AlertRegion } from './alert-region.tsx';
import { MAIN_ID, NavigationEffects } from './router/navigation-effects.tsx';

/** Wraps every page. The chat button is here because the login screen has it too. */
export function AppFrame({ children }: { children: ReactNode }) {
  const store = useAppStore();
  // Runs first, so the local cart is loaded before the session is.
  useEffect(() => startLocalCartSync(store, createCartStorage(getSafeLocalStorage())), [store]);
  useEffect(() => startSessionSync(store), [store]);
  useEffect(() => startCartSync(store), [store]);
  return (
    <>
      <a className="skip-link" href={`#${MAIN_ID}`}>
        Skip to content
      </a>
      {children}
      <ChatButton />
      <AlertRegion />
      <NavigationEffects />
    </>
  );
}
