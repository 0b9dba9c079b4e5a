/** Products as a file: preview of an import, import, export. */
import * as z from 'zod/mini';
import { defineDeskEndpoint } from '../desk-endpoint.ts';

/** The JSON file of 10,000 products takes about 15 MB. */
export const MAX_FILE_BYTES = 24 * 1024 * 1024;

/** For a file in another encoding, which browser and command line detect before sending it. */
export const NOT_UTF8_MESSAGE = 'The file is not UTF-8. In a spreadsheet, choose “CSV UTF-8” when you save it.';

const formatSchema = z.enum(['csv', 'json']);
export type ImportFormat = z.infer<typeof formatSchema>;
const fileSchema = z.object({ format: formatSchema, text: z.string() });

const problemSchema = z.object({
  /** Counts from 1; null for JSON, whose lines mean nothing. */
  line: z.nullable(z.number()),
  /** The product's title, or '' if the line has none. */
  title: z.string(),
  message: z.string(),
});

const importPreviewSchema = z.object({
  /** The catalogue that the preview compared with; `importProducts` names it. */
  catalogueVersion: z.string(),
  lineCount: z.number(),
  addedCount: z.number(),
  changedCount: z.number(),
  unchangedCount: z.number(),
  /** Changed products without a picture, which the desk wouldn't publish. */
  withoutPictureCount: z.number(),
  withoutTypeCount: z.number(),
  /** The first 200 products that would change. */
  products: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      isNew: z.boolean(),
      /** Unpublished changes stay; publishing them later replaces what the import stores. */
      hasDraft: z.boolean(),
      changes: z.array(z.object({ label: z.string(), from: z.string(), to: z.string() })),
    }),
  ),
  /** With problems, nothing can be imported. */
  problemCount: z.number(),
  /** The first 500. */
  problems: z.array(problemSchema),
});
export type ImportPreview = z.infer<typeof importPreviewSchema>;

/** Describes the parts that a file may leave out for now. */
export const describeMissingParts = ({
  withoutPictureCount,
  withoutTypeCount,
}: Pick<ImportPreview, 'withoutPictureCount' | 'withoutTypeCount'>): string[] =>
  [
    { count: withoutPictureCount, part: 'picture' },
    { count: withoutTypeCount, part: 'type' },
  ]
    .filter(({ count }) => count > 0)
    .map(
      ({ count, part }) =>
        `${count.toLocaleString('en-IN')} ${count === 1 ? 'product goes' : 'products go'} on sale without a ${part}.`,
    );

export const previewProductImport = defineDeskEndpoint({
  method: 'POST',
  path: '/api/desk/products/import/preview',
  summary: 'Says what a file would add and change, and every problem by line.',
  access: 'catalogue.edit',
  isWrite: false,
  maxBodyBytes: MAX_FILE_BYTES,
  body: fileSchema,
  data: importPreviewSchema,
});

export const importProducts = defineDeskEndpoint({
  method: 'POST',
  path: '/api/desk/products/import',
  summary: 'Adds and changes all products of a file in one catalogue version, or none.',
  access: 'catalogue.publish',
  maxBodyBytes: MAX_FILE_BYTES,
  body: z.extend(fileSchema, { catalogueVersion: z.string() }),
  data: z.object({ addedCount: z.number(), changedCount: z.number() }),
});

export const exportProducts = defineDeskEndpoint({
  method: 'POST',
  path: '/api/desk/products/export',
  summary: 'Returns all published products as a file, or a template with one example line per category.',
  access: 'catalogue.edit',
  isWrite: false,
  body: z.object({ format: formatSchema, content: z.enum(['products', 'template']) }),
  data: z.object({ text: z.string() }),
});
