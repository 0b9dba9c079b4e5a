import { useEffect, useState } from 'react';
import { whenOnline } from '../browser/when-online.ts';

type OnDemand<Part> = { part: Part | undefined; hasFailed: boolean };

/** What was fetched for one place is there for all of them. */
const fetched = new WeakMap<() => Promise<unknown>, unknown>();

/**
 * A part of the page that is fetched once it is wanted. Unlike a lazy component, one that cannot be fetched does not
 * break the page around it, and is tried again when it is wanted again. `load` has to stay the same function.
 */
export function useOnDemand<Part>(load: () => Promise<Part>, isWanted: boolean): OnDemand<Part> {
  const [{ part, hasFailed }, settle] = useState<OnDemand<Part>>({ part: undefined, hasFailed: false });
  const known = part ?? (fetched.get(load) as Part | undefined);
  const isNeeded = isWanted && known === undefined;
  useEffect(() => {
    if (!isNeeded) return;
    let isLeft = false;
    const end = (state: OnDemand<Part>) => isLeft || settle(state);
    whenOnline(load).then(
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
