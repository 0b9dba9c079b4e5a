import type { Page } from 'playwright-core';
import { openPage, type PageOptions } from '#tests/e2e/browser.ts';

/** One state of one page, and how a visitor gets there. */
export type Screen = {
  name: string;
  /** The pattern of the contract's page address that is seen, or of one that leads here; none for addresses of nobody. */
  address?: string;
  open(options: PageOptions): Promise<Page>;
  /** The page from top to bottom instead of the window. */
  isWhole?: boolean;
};

/** A page as it is when it is opened, from top to bottom. */
export const plainScreen = (name: string, path: string, address = path): Screen => ({
  name,
  address,
  isWhole: true,
  open: (options) => openPage(path, options),
});

export const failing = (options: PageOptions, ...expected: RegExp[]): PageOptions => ({
  ...options,
  expected: [...(options.expected ?? []), ...expected],
});
