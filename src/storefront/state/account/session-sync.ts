import { onPageReturn } from '#storefront/browser/page/page-return.ts';
import { scheduleAt } from '#storefront/browser/schedule-at.ts';
import { onStorageChangedByOtherTab } from '#storefront/browser/storage/storage-events.ts';
import { TOKEN_KEY } from '#storefront/browser/storage/token-storage.ts';
import type { AppStore } from '../store.ts';
import { endSession, readSession } from './session-thunks.ts';

/** Reads the stored token, follows other tabs, and ends the session when its token expires. */
export function startSessionSync(store: AppStore): () => void {
  let scheduledFor: number | null = null;
  let cancelTimer = () => {};

  const setTimer = () => {
    const { expiresAtMs } = store.getState().session;
    if (expiresAtMs === scheduledFor) return;
    scheduledFor = expiresAtMs;
    cancelTimer();
    cancelTimer = expiresAtMs === null ? () => {} : scheduleAt(expiresAtMs, () => store.dispatch(endSession()));
  };

  const cleanups = [
    store.subscribe(setTimer),
    onStorageChangedByOtherTab(TOKEN_KEY, () => store.dispatch(readSession())),
    onPageReturn(() => store.dispatch(readSession())),
    () => cancelTimer(),
  ];
  store.dispatch(readSession());
  return () => {
    for (const cleanUp of cleanups) cleanUp();
  };
}
