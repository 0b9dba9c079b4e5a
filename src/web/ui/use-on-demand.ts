import { useEffect, useState } from 'react';

type OnDemand<Part> = { part: Part | undefined; hasFailed: boolean };

/**
 * A part of the page that is fetched once it is wanted. Unlike a lazy component, one that cannot be fetched does not
 * break the page around it, and is tried again when it is wanted again. `load` has to stay the same function.
 */
export function useOnDemand<Part>(load: () => Promise<Part>, isWanted: boolean): OnDemand<Part> {
  const [{ part, hasFailed }, settle] = useState<OnDemand<Part>>({ part: undefined, hasFailed: false });
  const isNeeded = isWanted && part === undefined;
  useEffect(() => {
    if (!isNeeded) return;
    let isLeft = false;
    const end = (state: OnDemand<Part>) => isLeft || settle(state);
    whenOnline(load).then(
      (loaded) => end({ part: loaded, hasFailed: false }),
      () => end({ part: undefined, hasFailed: true }),
    );
    return () => {
      isLeft = true;
      settle((state) => ({ ...state, hasFailed: false }));
    };
  }, [load, isNeeded]);
  return { part, hasFailed };
}

/** Browsers remember a module that could not be fetched and never ask for it again; so it is not asked for in vain. */
const whenOnline = async <Part>(load: () => Promise<Part>): Promise<Part> => {
  if (!navigator.onLine) throw new Error('There is no connection.');
  return load();
};
