/**
 * The five kinds of goods and every name each of them goes by: key, path, call name, titles, menu label, type list
 * (specification 0 §2, §3, §7; Q-148).
 */
export type Category = 'wallpaper' | 'curtains' | 'blinds' | 'canvas' | 'fabrics';
export type TypeListField = 'wallpaperTypes' | 'curtainTypes' | 'blindsTypes' | 'canvasTypes' | 'fabricTypes';

type CategoryNames = {
  readonly key: Category;
  readonly path: `/${Category}`;
  /** Segment of GET /api/Products/category/{category}; also the label of tiles and tabs. */
  readonly callName: string;
  readonly pageTitle: string;
  /** Follows the sub-category in a listing's title. */
  readonly listingNoun: string;
  /** In 'No ... found for {category}.'. */
  readonly emptyNoun: string;
  readonly menuLabel: string;
  readonly typeListField: TypeListField;
  readonly hasVideo: boolean;
};

export const CATEGORIES = {
  wallpaper: {
    key: 'wallpaper',
    path: '/wallpaper',
    callName: 'Wallpaper',
    pageTitle: 'Wallpaper Categories',
    listingNoun: 'Wallpapers',
    emptyNoun: 'wallpapers',
    menuLabel: 'Wallpaper',
    typeListField: 'wallpaperTypes',
    hasVideo: true,
  },
  curtains: {
    key: 'curtains',
    path: '/curtains',
    callName: 'Curtains',
    pageTitle: 'Curtain Categories',
    listingNoun: 'Curtains',
    emptyNoun: 'curtains',
    menuLabel: 'Curtains',
    typeListField: 'curtainTypes',
    hasVideo: true,
  },
  blinds: {
    key: 'blinds',
    path: '/blinds',
    callName: 'Blinds',
    pageTitle: 'Blinds Categories',
    listingNoun: 'Blinds',
    emptyNoun: 'blinds',
    menuLabel: 'Blinds',
    typeListField: 'blindsTypes',
    hasVideo: true,
  },
  canvas: {
    key: 'canvas',
    path: '/canvas',
    callName: 'Canvas',
    pageTitle: 'Canvas Categories',
    listingNoun: 'Canvas',
    emptyNoun: 'canvas',
    menuLabel: 'Canvas Frames',
    typeListField: 'canvasTypes',
    hasVideo: true,
  },
  fabrics: {
    key: 'fabrics',
    path: '/fabrics',
    callName: 'Fabrics',
    pageTitle: 'Fabric Categories',
    listingNoun: 'Fabrics',
    emptyNoun: 'fabrics',
    menuLabel: 'Fabrics',
    typeListField: 'fabricTypes',
    hasVideo: false,
  },
} as const satisfies Record<Category, CategoryNames>;

export const CATEGORY_KEYS: readonly Category[] = ['wallpaper', 'curtains', 'blinds', 'canvas', 'fabrics'];
/** The goods of the full-screen menu, in its order. */
export const MENU_CATEGORIES: readonly Category[] = ['wallpaper', 'blinds', 'canvas', 'curtains', 'fabrics'];
/** 'Shop By Categories' on the home page. */
export const HOME_TILE_CATEGORIES: readonly Category[] = ['wallpaper', 'blinds', 'curtains', 'canvas'];
/** 'Our Featured Collection' on the home page. */
export const HOME_TAB_CATEGORIES: readonly Category[] = ['wallpaper', 'blinds', 'canvas', 'curtains'];

export const getCategoryNames = (category: Category): CategoryNames => CATEGORIES[category];

/** Compared case-insensitively (specification 0 §3); `undefined` for anything outside the five. */
export function parseCategory(value: unknown): Category | undefined {
  const key = typeof value === 'string' ? value.trim().toLowerCase() : '';
  return CATEGORY_KEYS.find((category) => category === key);
}

export const formatListingTitle = (category: Category, name: string): string =>
  `${name} ${CATEGORIES[category].listingNoun}`;

export const formatEmptyListingMessage = (category: Category, name: string): string =>
  `No ${CATEGORIES[category].emptyNoun} found for ${name}.`;

export const formatEmptyTabMessage = (category: Category): string =>
  `No products available in ${CATEGORIES[category].callName}`;
