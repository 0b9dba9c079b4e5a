import { fileURLToPath } from 'node:url';

const project = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

export const PROJECT = project('');
export const PLATES = project('art/plates');
export const PATTERNS = project('art/patterns');
export const DRAWINGS = project('art/drawings');
export const TILES = project('.cache/tiles');
export const SHEETS = project('.cache/sheets');
export const PUBLIC = project('public');
export const PRODUCT_MANIFEST = project('art/pictures.json');
export const SHOP_MANIFEST = project('src/web/content/pictures.json');
export const VIDEO_MANIFEST = project('src/web/content/videos.json');
export const LOOK = project('src/web/content/look.json');
