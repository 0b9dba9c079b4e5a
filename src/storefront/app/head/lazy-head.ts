import type { PageMeta, Screen } from '#storefront/routes/route.ts';
import { type Lazy, lazy } from '../router/lazy.ts';

/** Page meta, either inline or in a chunk of its own. */
export const loadPageMeta = (screen: Screen): Promise<PageMeta> =>
  'meta' in screen ? screen.meta() : Promise.resolve(screen);

/** Page meta plus the code that writes it into the current document. */
export type HeadModule = PageMeta & typeof import('./head-writer.ts');

const lazyHeads = new WeakMap<Screen, Lazy<HeadModule>>();

export function getLazyHead(screen: Screen): Lazy<HeadModule> {
  const found = lazyHeads.get(screen);
  if (found) return found;
  const made = lazy(async () => {
    const [meta, writer] = await Promise.all([loadPageMeta(screen), import('./head-writer.ts')]);
    return { ...meta, ...writer };
  });
  lazyHeads.set(screen, made);
  return made;
}
