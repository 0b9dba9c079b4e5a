import { fileURLToPath } from 'node:url';

const resolveInProject = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

export const PROJECT = resolveInProject('');
export const PLATES = resolveInProject('tools/art/plates');
export const PATTERNS = resolveInProject('tools/art/patterns');
export const DRAWINGS = resolveInProject('tools/art/drawings');
export const TILES = resolveInProject('.cache/tiles');
export const SHEETS = resolveInProject('.cache/sheets');
export const PUBLIC = resolveInProject('public');
export const PRODUCT_MANIFEST = resolveInProject('tools/art/pictures.json');
/** One per place of use, because a page downloads the manifests that it imports. */
const SHOP_MANIFEST_BY_NAME: readonly (readonly [RegExp, string])[] = (
  [
    [/^(?:home|tile|slide|look|cushion)-/, 'contract/content/shipped/home-pictures'],
    [/^share-/, 'storefront/pictures/share-pictures'],
    [/^viewer-/, 'storefront/pictures/drawings'],
    [/./, 'storefront/pictures/pictures'],
  ] as const
).map(([names, file]) => [names, resolveInProject(`src/${file}.json`)]);
export const SHOP_MANIFESTS = SHOP_MANIFEST_BY_NAME.map(([, file]) => file);
export const findShopManifest = (name: string): string | undefined =>
  SHOP_MANIFEST_BY_NAME.find(([names]) => names.test(name))?.[1];
export const VIDEO_MANIFEST = resolveInProject('src/storefront/pictures/videos.json');
export const LOOK = resolveInProject('src/contract/content/shipped/look.json');
