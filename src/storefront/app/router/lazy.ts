import { type ComponentType, use } from 'react';

/** A module in its own chunk. */
export type Lazy<Module> = {
  load(): Promise<Module>;
  /** Returns the module during render; suspends until loaded. */
  use(): Module;
};

export type LazyPage = Lazy<ComponentType>;

export function lazy<Module>(load: () => Promise<Module>): Lazy<Module> {
  let loading: Promise<Module> | undefined;
  let isUsed = false;
  const start = () => {
    if (!loading) {
      const promise = load();
      // Marks the promise as React does, so a loaded module renders synchronously and hydration matches.
      promise.then(
        (value) => Object.assign(promise, { status: 'fulfilled', value }),
        () => {
          // Retries a failed prefetch when the module is needed.
          if (!isUsed) loading = undefined;
        },
      );
      loading = promise;
    }
    return loading;
  };
  return {
    load: start,
    use: () => {
      isUsed = true;
      return use(start());
    },
  };
}

export const lazyPage = (load: () => Promise<ComponentType>): LazyPage => lazy(load);
