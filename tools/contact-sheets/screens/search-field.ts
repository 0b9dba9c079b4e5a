import type { Locator, Page } from 'playwright-core';

/** In the header of a wide screen, on the page of all products of a narrow one. */
export const searchField = (page: Page): Locator =>
  page.getByRole('combobox').or(page.getByRole('searchbox')).filter({ visible: true }).first();
