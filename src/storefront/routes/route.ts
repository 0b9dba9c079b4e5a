import type { ComponentType } from 'react';
import type { AppDispatch, RootState } from '#storefront/state/store.ts';
import type { PageHead } from './head/page-head.tsx';
import type { RouteParams } from './route-params.ts';

export type PageContext = {
  params: RouteParams;
  /** On the server, only the parameters of the page's cache key (D-22). */
  search: URLSearchParams;
  state: RootState;
};
export type PreloadContext = Omit<PageContext, 'state'> & { dispatch: AppDispatch };

export type PageMeta = {
  head: (context: PageContext) => PageHead;
  /** HTTP status, known after `preload`. */
  status?: (context: PageContext) => number;
};

/** The parts of a route that the browser loads. */
export type PageModule = PageMeta & { Page: ComponentType };

/** `signedIn` sends guests to the login page; `signedOut` sends customers to their profile. */
export type Guard = 'signedIn' | 'signedOut';

/** Everything about one address of the shop. */
export type Route = {
  /** A react-router pattern such as `/product/:id`. */
  path: string;
  guard?: Guard;
  /** Which query parameters the server renders; it drops all others (D-22). */
  query?: 'filters' | 'productId' | 'version';
  /** `bare` has neither header nor footer. */
  layout?: 'bare';
  /** The page's file in `src/storefront`, without its ending; its styles and scripts are preloaded. */
  file: string;
  page: () => Promise<PageModule>;
  /** Loads the page's data: on the server before rendering, in the browser after navigation. */
  preload?: (context: PreloadContext) => Promise<unknown>;
};
