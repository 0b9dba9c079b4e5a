import type { ComponentType } from 'react';
import type { PagePattern } from '#contract/paths.ts';
import type { AppDispatch, RootState } from '#storefront/state/store.ts';
import type { PageHead } from '../head/page-head.ts';

export type PageContext = {
  params: Readonly<Record<string, string | undefined>>;
  /** On the server only the parameters of the page's cache key are here (decision D-22). */
  search: URLSearchParams;
  state: RootState;
};
type PreloadContext = Omit<PageContext, 'state'> & { dispatch: AppDispatch };

/** What a screen says of itself. More than a sentence belongs behind `words`: no first visit needs to load it. */
export type ScreenWords = {
  head: (context: PageContext) => PageHead;
  /** For pages that find out only after `preload` that there is nothing to show. */
  status?: (context: PageContext) => number;
};

/** A screen that exists: how to load it and what it says of itself. */
export type Screen = {
  /** The file in `src/storefront/routes`, without its ending; its styles and script are preloaded with the page. */
  file: string;
  page: () => Promise<ComponentType>;
  /** `bare` has neither header nor footer. */
  layout?: 'shop' | 'bare';
  /** `private` pages are never stored or indexed; those behind a token always are. */
  audience?: 'public' | 'private';
  /** Loads what the first sight of the page needs: on the server before rendering, in the browser on arrival. */
  preload?: (context: PreloadContext) => Promise<unknown>;
} & (ScreenWords | { words: () => Promise<ScreenWords> });

/** One row of the route table. */
export type RouteRow = PagePattern & { screen: Screen };
