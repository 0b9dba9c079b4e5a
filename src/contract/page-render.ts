/**
 * The seam between service and shop front: the server hands over an address, a way to call the API and the public
 * settings, and gets back the parts of an HTML document. Neither side imports the other.
 */
import type { PublicSettings } from './public-settings.ts';
import type { Transport } from './transport.ts';

export type PageRequest = {
  /** Path and query, e.g. `/wallpaper/bahaara?sort=name`. */
  address: string;
  transport: Transport;
  settings: PublicSettings;
};

export type RenderedPage = {
  status: number;
  /** `private` pages (guarded ones) are sent with no-store and noindex. */
  audience: 'public' | 'private';
  /** Serialised `<title>`, `<meta>`, `<link>` tags and JSON-LD blocks. */
  head: string;
  /** Markup for `#root`. */
  body: string;
  /** JSON for the state block, already escaped for HTML. */
  state: string;
  /** Source modules of the lazy page, e.g. `src/storefront/routes/home/home-page.tsx`: their styles and chunks are preloaded. */
  modules: readonly string[];
};

export type PageRenderer = {
  render(request: PageRequest): Promise<RenderedPage>;
  /**
   * The cache key of a public address (decision D-22): path plus the allow-listed parameters, normalised.
   * `undefined` when the page may not be cached.
   */
  cacheKey(address: string): string | undefined;
};
