import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';

// Pages render slowly on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

let consoleProblems: string[] = [];

/** React logs it about an update that ends after `act`; it says nothing about the shop. */
const LATE_ACT = 'The current testing environment is not configured to support act(...)';

// Console errors and warnings fail the test.
beforeEach(() => {
  consoleProblems = [];
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...args) => {
      if (args[0] !== LATE_ACT) consoleProblems.push(`console.${level}: ${args.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.useRealTimers();
  expect(consoleProblems).toEqual([]);
});

// Test files of a worker share one page; each cleans up.
const address = window.location.href;
const attributes = [...document.documentElement.attributes].map(({ name }) => name);
afterAll(() => {
  vi.unstubAllGlobals();
  delete window.Cashfree;
  // Keep style sheets: their modules are not loaded again.
  for (const node of [...document.head.children]) if (node.localName !== 'style') node.remove();
  document.body.replaceChildren();
  for (const { name } of [...document.documentElement.attributes]) {
    if (!attributes.includes(name)) document.documentElement.removeAttribute(name);
  }
  document.title = '';
  window.history.replaceState(null, '', address);
});
