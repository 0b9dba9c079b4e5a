/** Pictures, texts and videos of the five categories, and their sub-categories in order. */
import * as z from 'zod/mini';
import { CATEGORY_KEYS } from '#domain/catalogue/category.ts';
import { contentPictureSchema, entryId, paragraph } from './content-fields.ts';

const MAX_SUB_CATEGORIES = 200;

const videoSchema = z.object({
  url: z.string().check(z.maxLength(500)),
  width: z.number(),
  height: z.number(),
});

/** What is null or empty is as shipped. */
const pageFields = {
  picture: z.nullable(contentPictureSchema),
  text: paragraph(),
  video: z.nullable(videoSchema),
};

const collectionSchema = z.object({
  ...pageFields,
  /** In the order of the menu; sub-categories that are not listed follow. */
  subCategories: z.array(z.object({ slug: entryId(), ...pageFields })).check(z.maxLength(MAX_SUB_CATEGORIES)),
});

/** A category that is left out is as shipped. */
export const collectionsContentSchema = z.partialRecord(z.enum(CATEGORY_KEYS), collectionSchema);
export type CollectionsContent = z.infer<typeof collectionsContentSchema>;
