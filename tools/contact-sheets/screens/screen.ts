import type { Page } from 'playwright-core';
import { openPage, type PageOptions } from '#tests/e2e/support/browser.ts';

/** One state of one page, and how a visitor gets there. */
export type Screen = {
  name: string;
  /** The contract's page path that is shown or redirects here; none for unknown paths. */
  address?: string;
  open(options: PageOptions): Promise<Page>;
  /** Captures the whole page instead of the window. */
  isFullPage?: boolean;
};

/** The whole page, as opened. */
export const createPlainScreen = (name: string, path: string, address = path): Screen => ({
  name,
  address,
  isFullPage: true,
  open: (options) => openPage(path, options),
});

/** Allows errors the screen provokes. */
export const allowErrors = (options: PageOptions, ...expected: RegExp[]): PageOptions => ({
  ...options,
  expected: [...(options.expected ?? []), ...expected],
});
