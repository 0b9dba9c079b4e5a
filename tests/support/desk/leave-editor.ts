import { cleanup } from '@testing-library/react';
import { vi } from 'vitest';

/** For `afterEach`: leaving an editor saves what was typed last, which must not reach the next test. */
export async function leaveEditor(): Promise<void> {
  cleanup();
  // Fake responses arrive before the next task.
  await new Promise((resolve) => setTimeout(resolve));
  vi.unstubAllGlobals();
  sessionStorage.clear();
}
