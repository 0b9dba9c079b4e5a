import { useEffect, useState } from 'react';
import { loadIfOnline } from '../browser/when-online.ts';

type OnDemand<Part> = { part: Part | undefined; hasFailed: boolean };

/** Loaded parts, shared by all components. */
const fetched = new WeakMap<() => Promise<unknown>, unknown>();

/**
 * Loads a part of the page when wanted. Unlike a lazy component, a failed load doesn't break the page and is retried the
 * next time. `load` must be a stable function.
 */
export function useOnDemand<Part>(load: () => Promise<Part>, isWanted: boolean): OnDemand<Part> {
  const [{ part, hasFailed }, settle] = useState<OnDemand<Part>>({ part: undefined, hasFailed: false });
  const known = part ?? (fetched.get(load) as Part | undefined);
  const isNeeded = isWanted && known === undefined;
  useEffect(() => {
    if (!isNeeded) return;
    let isLeft = false;
    const end = (state: OnDemand<Part>) => isLeft || settle(state);
    loadIfOnline(load).then(
      (loaded) => {
        fetched.set(load, loaded);
        end({ part: loaded, hasFailed: false });
      },
      () => end({ part: undefined, hasFailed: true }),
    );
    return () => {
      isLeft = true;
      settle((state) => ({ ...state, hasFailed: false }));
    };
  }, [load, isNeeded]);
  return { part: known, hasFailed };
}
