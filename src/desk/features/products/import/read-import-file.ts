import { type ImportFormat, MAX_FILE_BYTES, NOT_UTF8_MESSAGE } from '#contract/desk/products/product-import.ts';

export type ImportFile = {
  readonly name: string;
  readonly format: ImportFormat;
  readonly text: string;
  /** Undefined for JSON. */
  readonly lineCount: number | undefined;
};
type ReadResult = { ok: true; file: ImportFile } | { ok: false; message: string };

const FORMATS: Readonly<Record<string, ImportFormat>> = { csv: 'csv', json: 'json' };
const MEGABYTE = 1024 * 1024;
/** Leaves room for escaping: quotation marks and line breaks take two bytes in the request. */
const MAX_BYTES = Math.floor(MAX_FILE_BYTES * 0.9);

/** Refuses unreadable files before sending them. */
export async function readImportFile(file: File): Promise<ReadResult> {
  const format = FORMATS[file.name.slice(file.name.lastIndexOf('.') + 1).toLowerCase()];
  if (!format) return fail('Choose a file that ends in .csv or .json. From a spreadsheet, save or export it as CSV.');
  if (file.size === 0) return fail('This file is empty.');
  if (file.size > MAX_BYTES)
    return fail(`This file is larger than ${Math.floor(MAX_BYTES / MEGABYTE)} MB. Split it into several.`);
  const bytes = await file.arrayBuffer().catch(() => undefined);
  if (!bytes) return fail("We couldn't read this file. Close it in other programs and try again.");
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const lineCount = format === 'csv' ? countLines(text) : undefined;
    return { ok: true, file: { name: file.name, format, text, lineCount } };
  } catch {
    return fail(NOT_UTF8_MESSAGE);
  }
}

const fail = (message: string): ReadResult => ({ ok: false, message });

/** Excludes the header line. */
const countLines = (text: string): number => Math.max(text.trimEnd().split(/\r\n|\r|\n/).length - 1, 0);
