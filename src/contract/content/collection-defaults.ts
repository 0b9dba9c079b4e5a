/** What a category shows while nobody has changed it, and the videos to choose from. Without schemas, for the shop's pages. */
import { CATEGORY_KEYS, getCategoryInfo } from '#domain/catalogue/category.ts';

/** A picture or video that is null or empty is as shipped; so are texts in the demo. */
export const EMPTY_PAGE = { picture: null, text: '', caption: '', video: '' };
export const EMPTY_COLLECTION = { ...EMPTY_PAGE, order: [], subCategories: {} };

/** The categories with a video of their own. */
export const SHIPPED_VIDEOS = CATEGORY_KEYS.filter((category) => getCategoryInfo(category).hasVideo);
export const NO_VIDEO = 'none';
/** In the folder public/video of the shop, because pages play no video of another site. */
export const VIDEO_FILE = /^\/video\/[\w-][\w.-]*\.(mp4|webm)$/;
