import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '#server/platform/database/database.ts';
import { getPackageRoot } from '#server/platform/package-root.ts';
import { CatalogueConflictError, createCatalogueRepository, NO_VERSION } from '../catalogue-repository.ts';
import { fillEmptyCatalogue } from './fill-empty-catalogue.ts';

const DEMO_CATALOGUE_FILE = join('catalogue', 'demo-catalogue.json');

/** Seeds a database that has never had a catalogue and returns whether it did. A catalogue emptied on purpose stays empty. */
export async function seedDemoCatalogue(db: Database): Promise<boolean> {
  const repository = createCatalogueRepository(db);
  if ((await repository.readVersion()) !== NO_VERSION) return false;
  const json: unknown = JSON.parse(readFileSync(join(getPackageRoot(), DEMO_CATALOGUE_FILE), 'utf8'));
  try {
    const result = await fillEmptyCatalogue(repository, json);
    if (!result.ok) throw new Error(`The demo catalogue is not valid: ${result.problems.join('; ')}`);
    return true;
  } catch (error) {
    // Another process seeded it first.
    if (error instanceof CatalogueConflictError) return false;
    throw error;
  }
}
