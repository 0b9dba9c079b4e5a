import type { Page } from 'playwright-core';

/** Collects what a clean visit never shows: console errors and warnings, exceptions, failed and foreign requests. */
export function watchForProblems(page: Page, shopAddress: string, expected: readonly RegExp[]): () => string[] {
  const problems: string[] = [];
  const add = (problem: string) => {
    if (!expected.some((pattern) => pattern.test(problem))) problems.push(problem);
  };
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      add(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  page.on('pageerror', (error) => add(`exception: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown';
    // Leaving a page ends what it was still loading; that is no fault.
    if (reason !== 'net::ERR_ABORTED') add(`request failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) add(`answer ${response.status()}: ${response.url()}`);
  });
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== shopAddress) add(`request to another host: ${request.url()}`);
  });
  return () => problems;
}
