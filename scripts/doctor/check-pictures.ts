import { listUploadFiles } from '#domain/catalogue/pictures/uploaded-pictures.ts';
import type { Database } from '#server/platform/database/database.ts';
import { pictures } from '#server/platform/database/tables/catalogue-tables.ts';
import { createPictureFolder } from '#server/platform/pictures/picture-storage.ts';
import { type CheckResult, createErrorResult, createOkResult } from './check-result.ts';

const SUBJECT = 'pictures';
const MAX_NAMES = 5;

/** Names uploaded pictures whose files are missing, for example after a restore without them. */
export async function checkPictures(db: Database, picturesDir: string): Promise<readonly CheckResult[]> {
  const rows = await db.select({ url: pictures.url, widths: pictures.widths }).from(pictures).orderBy(pictures.url);
  if (rows.length === 0) return [];
  const existing = new Set((await createPictureFolder(picturesDir).list()).map(({ name }) => name));
  const missing = rows
    .flatMap(({ url, widths }) => listUploadFiles({ url, widths: widths.split(',').filter(Boolean).map(Number) }))
    .filter((name) => !existing.has(name));
  if (missing.length === 0) return [createOkResult(SUBJECT, 'All uploaded pictures are in PICTURES_DIR.')];
  const names = missing.slice(0, MAX_NAMES).join(', ');
  const more = missing.length > MAX_NAMES ? ` and ${missing.length - MAX_NAMES} more` : '';
  return [
    createErrorResult(SUBJECT, `PICTURES_DIR (${picturesDir}) lacks files of uploaded pictures: ${names}${more}.`),
  ];
}
