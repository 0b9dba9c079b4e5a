/** The defaults of category pages, and the videos to choose from. Has no schemas, because the shop's pages import it. */
import { CATEGORY_KEYS, getCategoryInfo } from '#domain/catalogue/category.ts';

/** If picture or video is empty or null, the shop shows the shipped one; in the demo, the same goes for the text. */
export const EMPTY_PAGE = { picture: null, text: '', caption: '', video: '' };
export const EMPTY_COLLECTION = { ...EMPTY_PAGE, order: [], subCategories: {} };

/** The categories with a video of their own. */
export const SHIPPED_VIDEOS = CATEGORY_KEYS.filter((category) => getCategoryInfo(category).hasVideo);
export const NO_VIDEO = 'none';
/** A file in `public/video`, because pages play no videos from other sites. */
export const VIDEO_FILE = /^\/video\/[\w-][\w.-]*\.(mp4|webm)$/;
