import { AppError } from '#server/http/app-error.ts';
import { parseJsonFile } from '#server/modules/catalogue/import/files/parse-json-file.ts';
import { hasEffect, replaceCatalogue } from '#server/modules/catalogue/import/replace-catalogue.ts';
import { systemClock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { PictureStorage } from '#server/platform/pictures/picture-storage.ts';
import { CommandError } from '../commands/command-error.ts';
import { buildCommandActor } from '../commands/operator-name.ts';
import { createImportError, readImportFile, UNCHANGED } from './import-catalogue-file.ts';

/** Makes a JSON file the whole catalogue: what it does not contain is hidden. A dry run only prints that. */
export async function replaceByFile(
  db: Database,
  file: string,
  uploads: PictureStorage,
  { isDryRun = false } = {},
): Promise<void> {
  const { format, text } = readImportFile(file);
  if (format !== 'json') throw new CommandError('Only a .json file can replace the whole catalogue.');
  const parsed = parseJsonFile(text);
  if (!parsed.ok) throw createImportError(file, 1, [parsed.problem]);
  const deps = { db, clock: systemClock, uploads };
  const outcome = await replaceCatalogue(deps, parsed.value, buildCommandActor(), { isDryRun }).catch(explainRefusal);
  if (!outcome.ok) throw createImportError(file, outcome.problems.length, outcome.problems);
  const { addedCount, changedCount, hiddenTitles, draftCount } = outcome;
  if (!hasEffect(outcome)) return console.log(`The catalogue is already the same as ${file}. ${UNCHANGED}`);
  for (const title of hiddenTitles) console.log(`  hidden: ${title}`);
  const counts = `${addedCount} new, ${changedCount} changed, ${hiddenTitles.length} hidden`;
  if (isDryRun) console.log(`${file} would replace: ${counts}. ${UNCHANGED}`);
  else console.log(`Replaced: ${counts}. A running shop shows it within a second.`);
  if (draftCount > 0) console.log(`${draftCount} of them have unpublished changes in the desk, which stay.`);
}

/** A picture was removed meanwhile. */
function explainRefusal(error: unknown): never {
  throw error instanceof AppError ? new CommandError(error.message) : error;
}
