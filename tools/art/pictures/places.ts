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
export const SHOP_MANIFEST = resolveInProject('src/storefront/pictures/pictures.json');
export const VIDEO_MANIFEST = resolveInProject('src/storefront/pictures/videos.json');
export const LOOK = resolveInProject('src/storefront/content/look.json');
