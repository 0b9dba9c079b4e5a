import { useEffect, useState } from 'react';
import { loadIfOnline } from './when-online.ts';

type OnDemand<Module> = { module: Module | undefined; hasFailed: boolean };

/** Loaded modules, shared by all components. */
const loadedModules = new WeakMap<() => Promise<unknown>, unknown>();

/**
 * Loads a module when wanted. Unlike a lazy component, a failed load doesn't break the page and is retried the
 * next time, or when the browser is online again. `load` must be a stable function.
 */
export function useOnDemand<Module>(load: () => Promise<Module>, isWanted: boolean): OnDemand<Module> {
  const [{ module, hasFailed }, setState] = useState<OnDemand<Module>>({ module: undefined, hasFailed: false });
  const loadedModule = module ?? (loadedModules.get(load) as Module | undefined);
  const isNeeded = isWanted && loadedModule === undefined;
  useEffect(() => {
    if (!isNeeded) return;
    let isUnmounted = false;
    const finish = (state: OnDemand<Module>) => isUnmounted || setState(state);
    const start = () =>
      void loadIfOnline(load).then(
        (loaded) => {
          loadedModules.set(load, loaded);
          finish({ module: loaded, hasFailed: false });
        },
        () => {
          if (!isUnmounted) window.addEventListener('online', start, { once: true });
          finish({ module: undefined, hasFailed: true });
        },
      );
    start();
    return () => {
      isUnmounted = true;
      window.removeEventListener('online', start);
      setState((state) => ({ ...state, hasFailed: false }));
    };
  }, [load, isNeeded]);
  return { module: loadedModule, hasFailed };
}
