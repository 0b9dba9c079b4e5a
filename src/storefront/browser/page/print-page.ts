/** Opens the browser's own print dialog. */
export const printPage = (): void => window.print();
