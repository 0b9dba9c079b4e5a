import { createContext, useContext } from 'react';

const PendingNavigation = createContext(false);

export const PendingNavigationProvider = PendingNavigation.Provider;

/** True while the next page is being fetched and this one is still shown. */
export const usePendingNavigation = (): boolean => useContext(PendingNavigation);
