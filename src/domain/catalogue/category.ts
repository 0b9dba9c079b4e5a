/** The five product categories with their names, paths and titles. */
export type Category = 'wallpaper' | 'curtains' | 'blinds' | 'canvas' | 'fabrics';
export type TypeListField = 'wallpaperTypes' | 'curtainTypes' | 'blindsTypes' | 'canvasTypes' | 'fabricTypes';

type CategoryInfo = {
  readonly key: Category;
  readonly path: `/${Category}`;
  /** The label of tiles and tabs, and the `{category}` of GET /api/Products/category/{category}. */
  readonly name: string;
  readonly pageTitle: string;
  /** '{sub-category} {listingNoun}' is the title of a listing. */
  readonly listingNoun: string;
  /** For 'No {emptyNoun} found for {sub-category}.' */
  readonly emptyNoun: string;
  readonly menuLabel: string;
  readonly typeListField: TypeListField;
  readonly hasVideo: boolean;
};

export const CATEGORIES = {
  wallpaper: {
    key: 'wallpaper',
    path: '/wallpaper',
    name: 'Wallpaper',
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
    name: 'Curtains',
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
    name: 'Blinds',
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
    name: 'Canvas',
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
    name: 'Fabrics',
    pageTitle: 'Fabric Categories',
    listingNoun: 'Fabrics',
    emptyNoun: 'fabrics',
    menuLabel: 'Fabrics',
    typeListField: 'fabricTypes',
    hasVideo: false,
  },
} as const satisfies Record<Category, CategoryInfo>;

export const CATEGORY_KEYS: readonly Category[] = ['wallpaper', 'curtains', 'blinds', 'canvas', 'fabrics'];
/** In the order of the full-screen menu. */
export const MENU_CATEGORIES: readonly Category[] = ['wallpaper', 'blinds', 'canvas', 'curtains', 'fabrics'];
/** 'Our Featured Collection' on the home page. */
export const HOME_TAB_CATEGORIES: readonly Category[] = ['wallpaper', 'blinds', 'canvas', 'curtains'];

export const getCategoryInfo = (category: Category): CategoryInfo => CATEGORIES[category];

/** Ignores case. */
export function parseCategory(value: unknown): Category | undefined {
  const key = typeof value === 'string' ? value.trim().toLowerCase() : '';
  return CATEGORY_KEYS.find((category) => category === key);
}

export const formatListingTitle = (category: Category, name: string): string =>
  `${name} ${CATEGORIES[category].listingNoun}`;

export const formatEmptyListingMessage = (category: Category, name: string): string =>
  `No ${CATEGORIES[category].emptyNoun} found for ${name}.`;

export const formatEmptyTabMessage = (category: Category): string =>
  `No products available in ${CATEGORIES[category].name}`;
