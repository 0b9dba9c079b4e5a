/** Leaves for another address as a link without script would. */
export const loadPage = (address: string): void => window.location.assign(address);
