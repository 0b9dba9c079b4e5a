import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { describeMissingParts, type ImportFormat, NOT_UTF8_MESSAGE } from '#contract/desk/products/product-import.ts';
import { AppError } from '#server/http/app-error.ts';
import { createProductImport } from '#server/modules/catalogue/import/product-import.ts';
import { systemClock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { CommandError } from '../commands/command-error.ts';
import { buildCommandActor } from '../commands/operator-name.ts';

export const UNCHANGED = 'Nothing was changed.';
const FORMATS: Readonly<Record<string, ImportFormat>> = { '.json': 'json', '.csv': 'csv' };

/** Adds and changes the products of a file, and prints what changes. A dry run stops there. */
export async function importCatalogueFile(db: Database, file: string, { isDryRun = false } = {}): Promise<void> {
  const { format, text } = readImportFile(file);
  const products = createProductImport({ db, clock: systemClock });
  const preview = await products.preview({ format, text });
  if (preview.problemCount > 0)
    throw createImportError(file, preview.problemCount, preview.problems.map(formatProblem));
  for (const product of preview.products) console.log(formatProduct(product));
  const restCount = preview.addedCount + preview.changedCount - preview.products.length;
  if (restCount > 0) console.log(`  … and ${restCount} more`);
  for (const sentence of describeMissingParts(preview)) console.log(sentence);
  const { addedCount, changedCount, unchangedCount, catalogueVersion } = preview;
  const counts = `${addedCount} new, ${changedCount} changed, ${unchangedCount} unchanged`;
  if (addedCount + changedCount === 0) console.log(`The catalogue already has all of ${file}: ${counts}. ${UNCHANGED}`);
  else if (isDryRun) console.log(`${file} would import: ${counts}. ${UNCHANGED}`);
  else {
    await products.run({ format, text, catalogueVersion }, buildCommandActor()).catch(explainConflict);
    console.log(`Imported: ${counts}. A running shop shows them within a second.`);
  }
}

type Preview = Awaited<ReturnType<ReturnType<typeof createProductImport>['preview']>>;

const formatProblem = ({ line, title, message }: Preview['problems'][number]): string =>
  [line === null ? '' : `line ${line}: `, title === '' ? '' : `“${title}”: `, message].join('');

function formatProduct({ title, isNew, hasDraft, changes }: Preview['products'][number]): string {
  const lines = changes.map(({ label, from, to }) => `    ${label}: ${from || '–'} → ${to || '–'}`);
  const note = hasDraft ? ' (has unpublished changes in the desk, which stay)' : '';
  return isNew ? `  new: ${title}` : [`  changed: ${title}${note}`, ...lines].join('\n');
}

/** Handles a conflict: somebody published a product between preview and import. */
function explainConflict(error: unknown): never {
  throw error instanceof AppError ? new CommandError(`${error.message} Please try again.`) : error;
}

export function readImportFile(file: string): { format: ImportFormat; text: string } {
  const format = FORMATS[extname(file).toLowerCase()];
  if (!format) throw new CommandError(`${file} must end in .json or .csv.`);
  try {
    return { format, text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(file)) };
  } catch (error) {
    const isNotUtf8 = (error as NodeJS.ErrnoException).code === 'ERR_ENCODING_INVALID_ENCODED_DATA';
    throw new CommandError(
      isNotUtf8 ? `${file}: ${NOT_UTF8_MESSAGE} ${UNCHANGED}` : `${file} cannot be read: ${(error as Error).message}`,
    );
  }
}

export const createImportError = (file: string, count: number, problems: readonly string[]) =>
  new CommandError(
    `${file} has ${count === 1 ? 'a problem' : `${count} problems`}. ${UNCHANGED}`,
    ...problems.map((problem) => `  ${problem}`),
    ...(count > problems.length ? [`  … and ${count - problems.length} more`] : []),
  );
