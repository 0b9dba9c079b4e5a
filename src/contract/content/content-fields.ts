/** The fields that all content documents share. */
import * as z from 'zod/mini';
import { UPLOADS_PREFIX } from '#domain/catalogue/pictures/uploaded-pictures.ts';
import { isBlank } from '#domain/text/text-limits.ts';
import { productImageSchema } from '../storefront/catalogue.ts';

export const MAX_LINE_LENGTH = 200;
export const MAX_PARAGRAPH_LENGTH = 2_000;
export const MAX_ADDRESS_LENGTH = 500;
/** Higher than the limits for publishing, so that a draft can store a text that is slightly too long. */
const MAX_DRAFT_TEXT_LENGTH = 100_000;
/** A picture of this shop, uploaded or shipped. */
const PICTURE_URL = /^\/pictures\/[\w./-]+$/;

/** May be empty or too long in a draft; the document's `findProblems` checks it before publishing. */
export const draftText = () => z.string().check(z.maxLength(MAX_DRAFT_TEXT_LENGTH));
export const entryId = () => z.string().check(z.minLength(1), z.maxLength(60));

const pictureFileSchema = z.extend(z.pick(productImageSchema, { width: true, height: true, widths: true }), {
  url: z.string().check(z.maxLength(MAX_ADDRESS_LENGTH), z.regex(PICTURE_URL)),
  dominantColor: z.string().check(z.regex(/^#[0-9a-f]{6}$/i)),
});

export const contentPictureSchema = z.extend(pictureFileSchema, {
  /** The alternative text. Shipped pictures have none if the text beside them describes them. */
  alt: draftText(),
});
export type ContentPicture = z.infer<typeof contentPictureSchema>;

/** The path of a field and a message, as in `findDraftProblems`. */
export type ContentProblem = { readonly path: string; readonly message: string };

/** @param name of the field, such as 'Hero, title' */
export const limitText = (path: string, name: string, text: string, maxLength: number): ContentProblem[] =>
  text.length > maxLength
    ? [{ path, message: `${name}: shorten this to ${maxLength.toLocaleString('en-IN')} characters.` }]
    : [];

/** Shipped pictures may be described by the text beside them. */
export const requireAlternativeText = (path: string, name: string, { url, alt }: ContentPicture): ContentProblem[] =>
  url.startsWith(UPLOADS_PREFIX) && isBlank(alt)
    ? [{ path, message: `${name}: say what the picture shows.` }]
    : limitText(path, name, alt, MAX_LINE_LENGTH);
