import { createHash } from 'node:crypto';
import { type CatalogueFile, readCatalogueFile } from '#contract/catalogue-file.ts';
import type { Product } from '#contract/storefront/catalogue.ts';
import type { CatalogueRepository } from '../catalogue-repository.ts';
import { toProducts } from './catalogue-file-products.ts';
import { findUnstorableTexts } from './unstorable-text.ts';

type ImportResult =
  | { ok: true; changed: boolean; version: string; products: number }
  | { ok: false; problems: readonly string[] };

/** Stores a catalogue file whole or not at all; the same catalogue again changes nothing. */
export async function importCatalogue(repository: CatalogueRepository, json: unknown): Promise<ImportResult> {
  const reading = readCatalogueFile(json);
  const problems = [...(reading.ok ? [] : reading.problems), ...findUnstorableTexts(json)];
  if (!reading.ok || problems.length > 0) return { ok: false, problems };
  return storeCatalogue(repository, reading.value);
}

async function storeCatalogue(repository: CatalogueRepository, file: CatalogueFile): Promise<ImportResult> {
  const products = toProducts(file);
  const version = computeVersion(products);
  const stored = await repository.version();
  const changed = stored !== version;
  if (changed) await repository.replace({ version, products }, stored);
  return { ok: true, changed, version, products: products.length };
}

/** The same content has the same version, on every installation. */
const computeVersion = (products: readonly Product[]): string =>
  createHash('sha256').update(JSON.stringify(products)).digest('hex').slice(0, 32);
