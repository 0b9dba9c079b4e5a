/** Navigates with a full page load. */
export const loadPage = (address: string): void => window.location.assign(address);
