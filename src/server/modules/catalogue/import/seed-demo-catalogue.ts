import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '#server/platform/database/database.ts';
import { getPackageRoot } from '#server/platform/package-root.ts';
import { CatalogueConflictError, createCatalogueRepository, NO_VERSION } from '../catalogue-repository.ts';
import { fillEmptyCatalogue } from './fill-empty-catalogue.ts';

const DEMO_CATALOGUE_FILE = join('catalogue', 'demo-catalogue.json');
const MAX_NAMED_PROBLEMS = 5;

/** Seeds a database that has never had a catalogue and returns whether it did. A catalogue emptied on purpose stays empty. */
export async function seedDemoCatalogue(db: Database): Promise<boolean> {
  const repository = createCatalogueRepository(db);
  if ((await repository.readVersion()) !== NO_VERSION) return false;
  const json: unknown = JSON.parse(readFileSync(join(getPackageRoot(), DEMO_CATALOGUE_FILE), 'utf8'));
  try {
    const result = await fillEmptyCatalogue(repository, json);
    if (!result.ok) throw new Error(describeProblems(result.problems));
    return true;
  } catch (error) {
    // Another process seeded it first.
    if (error instanceof CatalogueConflictError) return false;
    throw error;
  }
}

/** One cause, such as missing pictures, may have thousands of problems. */
function describeProblems(problems: readonly string[]): string {
  const more = problems.length > MAX_NAMED_PROBLEMS ? ` and ${problems.length - MAX_NAMED_PROBLEMS} more` : '';
  return `The demo catalogue is not valid: ${problems.slice(0, MAX_NAMED_PROBLEMS).join('; ')}${more}`;
}
