import { onPageReturn } from '#storefront/browser/page/page-return.ts';
import { scheduleAt } from '#storefront/browser/schedule-at.ts';
import { dropInterruptedRequest } from '#storefront/browser/storage/interrupted-request.ts';
import { getSafeSessionStorage } from '#storefront/browser/storage/storage.ts';
import { onStorageChangedByOtherTab } from '#storefront/browser/storage/storage-events.ts';
import { TOKEN_KEY } from '#storefront/browser/storage/token-storage.ts';
import type { AppStore } from '../store.ts';
import { selectIsSignedIn } from './session-slice.ts';
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

  const followStoredToken = () => {
    const wasSignedIn = selectIsSignedIn(store.getState());
    store.dispatch(readSession());
    // Only this tab's own login completes what it interrupted (D-40).
    if (!wasSignedIn && selectIsSignedIn(store.getState())) dropInterruptedRequest(getSafeSessionStorage());
  };

  const cleanups = [
    store.subscribe(setTimer),
    onStorageChangedByOtherTab(TOKEN_KEY, followStoredToken),
    onPageReturn(followStoredToken),
    () => cancelTimer(),
  ];
  followStoredToken();
  return () => {
    for (const cleanUp of cleanups) cleanUp();
  };
}
