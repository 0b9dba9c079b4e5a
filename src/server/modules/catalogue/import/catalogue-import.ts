import { createHash } from 'node:crypto';
import type { Product } from '#contract/api/catalogue.ts';
import { type CatalogueFile, readCatalogueFile } from '#contract/catalogue-file.ts';
import type { CatalogueRepository } from '../catalogue-repository.ts';
import { productsOfFile } from './catalogue-file-products.ts';
import { unstorableTexts } from './unstorable-text.ts';

type ImportOutcome =
  | { ok: true; changed: boolean; version: string; products: number }
  | { ok: false; problems: readonly string[] };

/** Stores a catalogue file whole or not at all; the same catalogue again changes nothing. */
export async function importCatalogue(repository: CatalogueRepository, json: unknown): Promise<ImportOutcome> {
  const reading = readCatalogueFile(json);
  const problems = [...(reading.ok ? [] : reading.problems), ...unstorableTexts(json)];
  if (!reading.ok || problems.length > 0) return { ok: false, problems };
  return storeCatalogue(repository, reading.value);
}

async function storeCatalogue(repository: CatalogueRepository, file: CatalogueFile): Promise<ImportOutcome> {
  const products = productsOfFile(file);
  const version = versionOf(products);
  const stored = await repository.version();
  const changed = stored !== version;
  if (changed) await repository.replace({ version, products }, stored);
  return { ok: true, changed, version, products: products.length };
}

/** The same content has the same version, on every installation. */
const versionOf = (products: readonly Product[]): string =>
  createHash('sha256').update(JSON.stringify(products)).digest('hex').slice(0, 32);
