/** False in a tab whose first page is this one. */
export const hasPreviousPage = (): boolean => window.history.length > 1;
