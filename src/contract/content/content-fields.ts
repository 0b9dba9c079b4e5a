/** What the documents of the shop's content are made of. */
import * as z from 'zod/mini';
import { productImageSchema } from '../storefront/catalogue.ts';

const MAX_LINE_LENGTH = 200;
const MAX_TEXT_LENGTH = 2_000;
const MAX_ADDRESS_LENGTH = 500;
/** Of this shop: uploaded, or shipped with it. */
const PICTURE_URL = /^\/pictures\/[\w./-]+$/;

/** Drafts may be empty; a document's `findProblems` says what publishing needs. */
export const line = () => z.string().check(z.maxLength(MAX_LINE_LENGTH));
export const paragraph = () => z.string().check(z.maxLength(MAX_TEXT_LENGTH));
export const entryId = () => z.string().check(z.minLength(1), z.maxLength(60));
/** An address of the shop, such as /wallpaper, or of another site. */
export const linkAddress = () => z.string().check(z.maxLength(MAX_ADDRESS_LENGTH));

const pictureFileSchema = z.extend(z.pick(productImageSchema, { width: true, height: true, widths: true }), {
  url: z.string().check(z.maxLength(MAX_ADDRESS_LENGTH), z.regex(PICTURE_URL)),
  dominantColor: z.string().check(z.regex(/^#[0-9a-f]{6}$/i)),
});

export const contentPictureSchema = z.extend(pictureFileSchema, {
  /** What it shows. Shipped pictures beside a text that says it have none. */
  alt: line(),
});
export type ContentPicture = z.infer<typeof contentPictureSchema>;

/** A field with its sentence, as in `findDraftProblems` of products. */
export type ContentProblem = { readonly path: string; readonly message: string };
