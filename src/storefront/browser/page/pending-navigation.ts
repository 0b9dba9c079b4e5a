import { createContext, useContext } from 'react';

const PendingNavigation = createContext(false);

export const PendingNavigationProvider = PendingNavigation.Provider;

/** Returns true while the next page loads and this one is still shown. */
export const usePendingNavigation = (): boolean => useContext(PendingNavigation);
