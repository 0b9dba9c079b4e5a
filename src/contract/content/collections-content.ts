/** Pictures, texts and videos of the five categories and their sub-categories, and the order of these. */
import * as z from 'zod/mini';
import { CATEGORIES, CATEGORY_KEYS, type Category } from '#domain/catalogue/category.ts';
import { buildSubCategorySlug, type RenamedSubCategory } from '#domain/catalogue/sub-category.ts';
import { EMPTY_COLLECTION, NO_VIDEO, SHIPPED_VIDEOS, VIDEO_FILE } from './collection-defaults.ts';
import {
  type ContentProblem,
  contentPictureSchema,
  draftText,
  limitText,
  MAX_LINE_LENGTH,
  MAX_PARAGRAPH_LENGTH,
  requireAlternativeText,
} from './content-fields.ts';
import type { HiddenEntry, ShopTargets } from './home-targets.ts';

const MAX_SUB_CATEGORIES = 200;
const MAX_SLUG_LENGTH = 500;

/** If picture or video is empty or null, the shop shows the shipped one; in the demo, the same goes for the text. */
const pageSchema = z.object({
  /** A category shows it in the band below its tiles; a sub-category on its tile and, if it has a video, in the band. */
  picture: z.nullable(contentPictureSchema),
  /** Under the title. */
  text: draftText(),
  /** Over the picture or video. */
  caption: draftText(),
  /** A category of `SHIPPED_VIDEOS`, `NO_VIDEO`, or the address of a file. */
  video: draftText(),
});
export type CollectionPage = z.infer<typeof pageSchema>;

const slug = () => z.string().check(z.minLength(1), z.maxLength(MAX_SLUG_LENGTH));
const collectionSchema = z.extend(pageSchema, {
  /** Slugs in the order of the tiles; sub-categories that are not listed follow. */
  order: z.array(slug()).check(z.maxLength(MAX_SUB_CATEGORIES)),
  /** By slug. */
  subCategories: z.record(slug(), pageSchema),
});
export type Collection = z.infer<typeof collectionSchema>;

/** A missing category has the shipped page. */
export const collectionsContentSchema = z.partialRecord(z.enum(CATEGORY_KEYS), collectionSchema);
export type CollectionsContent = z.infer<typeof collectionsContentSchema>;

/** Finds the problems that block publishing the categories. */
export const findCollectionsProblems = (content: CollectionsContent): readonly ContentProblem[] =>
  CATEGORY_KEYS.flatMap((category) => findCollectionProblems(category, content[category] ?? EMPTY_COLLECTION));

function findCollectionProblems(category: Category, { subCategories, ...page }: Collection): ContentProblem[] {
  const { name } = CATEGORIES[category];
  return [
    ...findPageProblems(category, name, page),
    ...Object.entries(subCategories).flatMap(([sub, subPage]) =>
      findPageProblems(getSubCategoryPath(category, sub), `${name}, ${sub}`, subPage),
    ),
  ];
}

/** The path of its fields in the draft. */
export const getSubCategoryPath = (category: Category, sub: string): string =>
  `${category}.subCategories.${encodeURIComponent(sub)}`;

const findPageProblems = (path: string, name: string, page: CollectionPage): ContentProblem[] => [
  ...limitText(`${path}.text`, `${name}, text`, page.text, MAX_PARAGRAPH_LENGTH),
  ...(page.picture ? requireAlternativeText(`${path}.picture.alt`, `${name}, alternative text`, page.picture) : []),
  ...limitText(`${path}.caption`, `${name}, words over the video`, page.caption, MAX_LINE_LENGTH),
  ...(isVideo(page.video)
    ? []
    : [{ path: `${path}.video`, message: `${name}, video: enter an address such as /video/spring.mp4.` }]),
];

const isVideo = (video: string): boolean =>
  ['', NO_VIDEO, ...SHIPPED_VIDEOS].includes(video) || (VIDEO_FILE.test(video) && video.length <= MAX_LINE_LENGTH);

/** Finds sub-categories that the shop hides, because they have no products on sale. */
export const findHiddenSubCategories = (content: CollectionsContent, { products }: ShopTargets): HiddenEntry[] =>
  CATEGORY_KEYS.flatMap((category) =>
    Object.keys(content[category]?.subCategories ?? {})
      .filter((sub) => !products.some((one) => one.category === category && isNamed(category, one.subCategory, sub)))
      .map((sub) => ({ what: `${CATEGORIES[category].name}, ${sub}`, why: 'no product on sale is in it' })),
  );

const isNamed = (category: Category, name: string | null, sub: string): boolean =>
  buildSubCategorySlug(category, name) === sub;

/** Returns the content with the sub-category at its new address; one that has this address already keeps its own. */
export function renameInCollections(content: CollectionsContent, renamed: RenamedSubCategory): CollectionsContent {
  const { category, oldSlug, newSlug } = renamed;
  const collection = content[category];
  if (!collection) return content;
  const { [oldSlug]: page, ...others } = collection.subCategories;
  const order = collection.order.map((sub) => (sub === oldSlug ? newSlug : sub));
  return {
    ...content,
    [category]: {
      ...collection,
      order: [...new Set(order)],
      subCategories: page ? { [newSlug]: page, ...others } : others,
    },
  };
}
