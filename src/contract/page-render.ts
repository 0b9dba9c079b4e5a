/**
 * The interface between the server and the storefront's renderer, which are built separately: a request in, the pieces of
 * an HTML document out.
 */
import type { ReadContent } from './content/content-keys.ts';
import type { PublicSettings } from './public-settings.ts';
import type { Transport } from './transport.ts';

/** Id of the element that holds the page's state. */
export const STATE_BLOCK_ID = 'state';

export type PageRequest = {
  /** Path and query, e.g. `/wallpaper/bahaara?sort=name`. */
  address: string;
  transport: Transport;
  settings: PublicSettings;
  /** The content that the shop's owner published. */
  readContent: ReadContent;
};

export type RenderedPage = {
  status: number;
  /** `private` pages (guarded ones) are sent with no-store and noindex. */
  audience: 'public' | 'private';
  /** Serialised `<title>`, `<meta>`, `<link>` tags and JSON-LD blocks. */
  head: string;
  /** Markup for `#root`. */
  body: string;
  /** Inline SVG of the icons and drawings that the body refers to. */
  drawings: string;
  /** JSON of the initial store state in ASCII, already escaped for HTML. */
  state: string;
  /** Source modules that the browser loads lazily for this page, such as `src/storefront/routes/home/home-page.tsx`; they are preloaded. */
  modules: readonly string[];
  /** Works without scripts, so the browser loads none. */
  isStatic?: true;
};

export type PageRenderer = {
  render(request: PageRequest): Promise<RenderedPage>;
  /** Returns path and allowed query parameters, normalised (D-22). URLs with the same key show the same page. */
  getCacheKey(address: string): string;
  /** Renders what visitors see when too many pages are being rendered (D-42). */
  renderBusyPage(settings: PublicSettings): Promise<RenderedPage>;
};
