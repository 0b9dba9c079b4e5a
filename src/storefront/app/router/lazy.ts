import { type ComponentType, use } from 'react';

/** A module in its own chunk. */
export type Lazy<Part> = {
  load(): Promise<Part>;
  /** Returns the module during render; suspends until loaded. */
  use(): Part;
};

export type LazyPage = Lazy<ComponentType>;

export function lazy<Part>(load: () => Promise<Part>): Lazy<Part> {
  let loading: Promise<Part> | undefined;
  let isUsed = false;
  const start = () => {
    if (!loading) {
      const begun = load();
      // Marks the promise as React does, so a loaded module renders synchronously and hydration matches.
      begun.then(
        (value) => Object.assign(begun, { status: 'fulfilled', value }),
        () => {
          // Retries a failed prefetch when the module is needed.
          if (!isUsed) loading = undefined;
        },
      );
      loading = begun;
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
