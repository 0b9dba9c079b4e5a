import { type ComponentType, use } from 'react';

/** A page in a chunk of its own. */
export type LazyPage = {
  load(): Promise<ComponentType>;
  /** The page while rendering; one that is not loaded yet suspends. */
  use(): ComponentType;
};

export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let page: ComponentType | undefined;
  let loading: Promise<ComponentType> | undefined;
  const start = () => {
    loading ??= load().then((component) => {
      page = component;
      return component;
    });
    return loading;
  };
  // A page that is there renders at once, so that the first render in the browser equals the server's.
  return { load: start, use: () => page ?? use(start()) };
}
