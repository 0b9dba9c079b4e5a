import { type ComponentType, use } from 'react';

/** Something in a chunk of its own. */
export type Lazy<Part> = {
  load(): Promise<Part>;
  /** The part while rendering; one that is not loaded yet suspends. */
  use(): Part;
};

export type LazyPage = Lazy<ComponentType>;

export function lazy<Part>(load: () => Promise<Part>): Lazy<Part> {
  let loading: Promise<Part> | undefined;
  let isUsed = false;
  const start = () => {
    if (!loading) {
      const begun = load();
      // As React marks promises that it has seen settled: what is there renders at once, so that the first render in
      // the browser equals the server's.
      begun.then(
        (value) => Object.assign(begun, { status: 'fulfilled', value }),
        () => {
          // One that was fetched ahead in vain is tried again when it is needed.
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
