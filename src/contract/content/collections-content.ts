/** Pictures, texts and videos of the five categories and their sub-categories, and the order of these. */
import * as z from 'zod/mini';
import { CATEGORIES, CATEGORY_KEYS, type Category } from '#domain/catalogue/category.ts';
import { UPLOADS_PREFIX } from '#domain/catalogue/pictures/uploaded-pictures.ts';
import { isBlank } from '#domain/text/text-limits.ts';
import { EMPTY_COLLECTION, NO_VIDEO, SHIPPED_VIDEOS, VIDEO_FILE } from './collection-defaults.ts';
import { type ContentProblem, contentPictureSchema, line, paragraph } from './content-fields.ts';

const MAX_SUB_CATEGORIES = 200;
const MAX_SLUG_LENGTH = 500;

/** What is null or empty is as shipped. */
const pageSchema = z.object({
  /** Of a category: the band below its tiles. Of a sub-category: its tile, and the band if it has a video. */
  picture: z.nullable(contentPictureSchema),
  /** Under the title. */
  text: paragraph(),
  /** Over the picture or video. */
  caption: line(),
  /** A category of `SHIPPED_VIDEOS`, `NO_VIDEO`, or the address of a file. */
  video: line(),
});
export type CollectionPage = z.infer<typeof pageSchema>;

const subCategorySchema = z.extend(pageSchema, {
  slug: z.string().check(z.minLength(1), z.maxLength(MAX_SLUG_LENGTH)),
});
const collectionSchema = z.extend(pageSchema, {
  /** In the order of the tiles; sub-categories that are not listed follow. */
  subCategories: z.array(subCategorySchema).check(z.maxLength(MAX_SUB_CATEGORIES)),
});
export type Collection = z.infer<typeof collectionSchema>;

/** A category that is left out is as shipped. */
export const collectionsContentSchema = z.partialRecord(z.enum(CATEGORY_KEYS), collectionSchema);
export type CollectionsContent = z.infer<typeof collectionsContentSchema>;

/** What the categories need before they can be published. */
export const findCollectionsProblems = (content: CollectionsContent): readonly ContentProblem[] =>
  CATEGORY_KEYS.flatMap((category) => findCollectionProblems(category, content[category] ?? EMPTY_COLLECTION));

function findCollectionProblems(category: Category, { subCategories, ...page }: Collection): ContentProblem[] {
  const { name } = CATEGORIES[category];
  return [
    ...findPageProblems(category, name, page),
    ...subCategories.flatMap((sub, index) =>
      findPageProblems(`${category}.subCategories.${index}`, `${name}, ${sub.slug}`, sub),
    ),
  ];
}

const findPageProblems = (path: string, name: string, { picture, video }: CollectionPage): ContentProblem[] => [
  ...(picture?.url.startsWith(UPLOADS_PREFIX) && isBlank(picture.alt)
    ? [{ path: `${path}.picture.alt`, message: `${name}, alternative text: say what the picture shows.` }]
    : []),
  ...(isVideo(video)
    ? []
    : [{ path: `${path}.video`, message: `${name}, video: enter an address such as /video/spring.mp4.` }]),
];

const isVideo = (video: string): boolean => ['', NO_VIDEO, ...SHIPPED_VIDEOS].includes(video) || VIDEO_FILE.test(video);

/** Returns the content with the sub-category at its new address; the one that has this address already keeps its own. */
export function renameInCollections(
  content: CollectionsContent,
  { category, oldSlug, newSlug }: { category: Category; oldSlug: string; newSlug: string },
): CollectionsContent {
  const collection = content[category];
  if (!collection?.subCategories.some(({ slug }) => slug === oldSlug)) return content;
  const isTaken = collection.subCategories.some(({ slug }) => slug === newSlug);
  const subCategories = isTaken
    ? collection.subCategories.filter(({ slug }) => slug !== oldSlug)
    : collection.subCategories.map((sub) => (sub.slug === oldSlug ? { ...sub, slug: newSlug } : sub));
  return { ...content, [category]: { ...collection, subCategories } };
}
