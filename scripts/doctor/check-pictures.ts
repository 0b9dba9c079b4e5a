import { isUploadFile, listUploadFiles } from '#domain/catalogue/pictures/uploaded-pictures.ts';
import type { Database } from '#server/platform/database/database.ts';
import { pictures } from '#server/platform/database/tables/catalogue/catalogue-tables.ts';
import { createPictureFolder } from '#server/platform/pictures/picture-storage.ts';
import { type CheckResult, createErrorResult, createOkResult, createWarningResult } from './check-result.ts';

const SUBJECT = 'pictures';
const MAX_NAMES = 5;

/**
 * Names uploaded pictures whose files are missing, for example after a restore without them, and finished files that the database does
 * not know: the shop never removes those, because they may belong to another database.
 */
export async function checkPictures(db: Database, picturesDir: string): Promise<readonly CheckResult[]> {
  const rows = await db.select({ url: pictures.url, widths: pictures.widths }).from(pictures).orderBy(pictures.url);
  const known = new Set(
    rows.flatMap(({ url, widths }) => listUploadFiles({ url, widths: widths.split(',').filter(Boolean).map(Number) })),
  );
  const files = await createPictureFolder(picturesDir).list();
  const existing = new Set(files.map(({ name }) => name).filter(isUploadFile));
  if (known.size === 0 && existing.size === 0) return [];
  const missing = [...known].filter((name) => !existing.has(name));
  const unknown = [...existing].filter((name) => !known.has(name)).sort();
  return [
    missing.length === 0
      ? createOkResult(SUBJECT, 'All uploaded pictures are in PICTURES_DIR.')
      : createErrorResult(
          SUBJECT,
          `PICTURES_DIR (${picturesDir}) lacks files of uploaded pictures: ${listNames(missing)}.`,
        ),
    ...(unknown.length === 0
      ? []
      : [
          createWarningResult(
            SUBJECT,
            `PICTURES_DIR (${picturesDir}) has files that the database does not know: ${listNames(unknown)}. Delete them, unless another shop uses the folder or a restore follows.`,
          ),
        ]),
  ];
}

function listNames(names: readonly string[]): string {
  const more = names.length > MAX_NAMES ? ` and ${names.length - MAX_NAMES} more` : '';
  return `${names.slice(0, MAX_NAMES).join(', ')}${more}`;
}
