/** Uploading pictures. */
import * as z from 'zod/mini';
import { productImageSchema } from '#contract/storefront/catalogue.ts';
import { defineDeskEndpoint } from '../desk-endpoint.ts';

export const MAX_PICTURE_BYTES = 25 * 1024 * 1024;
export const MAX_PICTURE_PIXELS = 60_000_000;

/** The body is the file itself, with its own content type; the response describes the stored picture. */
export const uploadPicture = defineDeskEndpoint({
  method: 'POST',
  path: '/api/desk/pictures',
  summary: 'Checks, re-encodes and stores one picture.',
  access: 'catalogue.edit',
  file: {
    types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
    typeMessage: 'Please choose a JPEG, PNG, WebP or AVIF file.',
    maxBytes: MAX_PICTURE_BYTES,
    sizeMessage: 'This file is larger than 25 MB. Please upload a smaller one.',
  },
  body: z.instanceof(Uint8Array),
  data: z.pick(productImageSchema, { url: true, width: true, height: true, dominantColor: true, widths: true }),
});
