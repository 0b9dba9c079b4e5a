import type { Page } from 'playwright-core';

export type PageReport = {
  /** Console errors and warnings, exceptions, failed and third-party requests. */
  problems: readonly string[];
  /** The full console log, including expected problems. */
  lines: readonly string[];
};

export function watchPage(page: Page, shopAddress: string, expected: readonly RegExp[]): PageReport {
  const problems: string[] = [];
  const lines: string[] = [];
  const add = (problem: string) => {
    lines.push(problem);
    if (!expected.some((pattern) => pattern.test(problem))) problems.push(problem);
  };
  page.on('console', (message) => {
    const line = `console ${message.type()}: ${message.text()} (${message.location().url})`;
    if (message.type() === 'error' || message.type() === 'warning') add(line);
    else lines.push(line);
  });
  page.on('pageerror', (error) => add(`exception: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown';
    // Navigation aborts pending requests; that is not a problem.
    if (reason !== 'net::ERR_ABORTED') add(`request failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) add(`response ${response.status()}: ${response.url()}`);
  });
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== shopAddress) add(`request to another host: ${request.url()}`);
  });
  return { problems, lines };
}
