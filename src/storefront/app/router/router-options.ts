/** Keeps the current page on screen while the next one loads; version 7 of the router does so by itself. */
export const ROUTER_OPTIONS = { v7_startTransition: true, v7_relativeSplatPath: true };
