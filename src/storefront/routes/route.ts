import type { ComponentType } from 'react';
import type { PagePattern } from '#contract/paths.ts';
import type { AppDispatch, RootState } from '#storefront/state/store.ts';
import type { PageHead } from './head/page-head.ts';

export type PageContext = {
  params: Readonly<Record<string, string | undefined>>;
  /** On the server, only the parameters of the page's cache key (D-22). */
  search: URLSearchParams;
  state: RootState;
};
type PreloadContext = Omit<PageContext, 'state'> & { dispatch: AppDispatch };

/** Head and status of a page. Put anything longer than a sentence behind a lazy `meta`, outside the first download. */
export type PageMeta = {
  head: (context: PageContext) => PageHead;
  /** HTTP status, known after `preload`. */
  status?: (context: PageContext) => number;
};

/** Loads one page of the shop and describes it. */
export type Screen = {
  /** The file in `src/storefront/routes`, without its ending; its styles and script are preloaded with the page. */
  file: string;
  page: () => Promise<ComponentType>;
  /** `bare` has neither header nor footer. */
  layout?: 'shop' | 'bare';
  /** `private` pages are never stored or indexed; those behind a token always are. */
  audience?: 'public' | 'private';
  /** Loads the page's data: on the server before rendering, in the browser after navigation. */
  preload?: (context: PreloadContext) => Promise<unknown>;
} & (PageMeta | { meta: () => Promise<PageMeta> });

/** One row of the route table. */
export type RouteRow = PagePattern & { screen: Screen };
