import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '#server/platform/database/database.ts';
import { packageRoot } from '#server/platform/package-root.ts';
import { CatalogueConflictError, createCatalogueRepository } from '../catalogue-repository.ts';
import { importCatalogue } from './catalogue-import.ts';

const DEMO_CATALOGUE_FILE = join('catalogue', 'demo-catalogue.json');

/** Fills a database that has never had a catalogue; tells whether it did. One emptied on purpose stays empty. */
export async function seedDemoCatalogue(db: Database): Promise<boolean> {
  const repository = createCatalogueRepository(db);
  if ((await repository.version()) !== undefined) return false;
  const json: unknown = JSON.parse(readFileSync(join(packageRoot(), DEMO_CATALOGUE_FILE), 'utf8'));
  try {
    const outcome = await importCatalogue(repository, json);
    if (!outcome.ok) throw new Error(`The demo catalogue is not valid: ${outcome.problems.join('; ')}`);
    return true;
  } catch (error) {
    // Another process that started at the same moment has stored it.
    if (error instanceof CatalogueConflictError) return false;
    throw error;
  }
}
