import { fileURLToPath } from 'node:url';

const project = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

export const PROJECT = project('');
export const PLATES = project('tools/art/plates');
export const PATTERNS = project('tools/art/patterns');
export const DRAWINGS = project('tools/art/drawings');
export const TILES = project('.cache/tiles');
export const SHEETS = project('.cache/sheets');
export const PUBLIC = project('public');
export const PRODUCT_MANIFEST = project('tools/art/pictures.json');
export const SHOP_MANIFEST = project('src/storefront/pictures/pictures.json');
export const VIDEO_MANIFEST = project('src/storefront/pictures/videos.json');
export const LOOK = project('src/storefront/content/look.json');
