/** False in a tab that was opened with this very page, where there is nothing to go back to. */
export const hasPreviousPage = (): boolean => window.history.length > 1;
