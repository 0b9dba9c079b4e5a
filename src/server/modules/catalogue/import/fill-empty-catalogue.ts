import { createHash } from 'node:crypto';
import { readCatalogueFile } from '#contract/catalogue-file.ts';
import { asRecord, readText } from '#contract/readers/unknown-json.ts';
import type { Product } from '#contract/storefront/catalogue.ts';
import type { CatalogueRepository } from '../catalogue-repository.ts';
import { toProducts } from '../content/catalogue-file-products.ts';
import { findMissingPictures, type UploadedFiles } from '../content/missing-pictures.ts';
import { findUnstorableTexts } from '../content/storable-text.ts';

type ImportResult =
  | { ok: true; hasChanged: boolean; version: string; productCount: number }
  | { ok: false; problems: readonly string[] };

/** The default for catalogues without uploaded pictures. */
const NO_UPLOADS: UploadedFiles = { exists: async () => false };

/**
 * Fills a shop that nobody has edited: all of a catalogue file or nothing, without history. Importing the same catalogue again changes
 * nothing.
 */
export async function fillEmptyCatalogue(
  repository: CatalogueRepository,
  json: unknown,
  uploads?: UploadedFiles,
): Promise<ImportResult> {
  const checked = await checkCatalogue(json, uploads);
  return checked.ok ? storeCatalogue(repository, checked.products) : checked;
}

type CheckedCatalogue = { ok: true; products: Product[] } | { ok: false; problems: readonly string[] };

export async function checkCatalogue(json: unknown, uploads: UploadedFiles = NO_UPLOADS): Promise<CheckedCatalogue> {
  const parsed = readCatalogueFile(json);
  const missing = await findMissingPictures(json, uploads);
  const problems = [...(parsed.ok ? [] : parsed.problems), ...findUnstorableTexts(json), ...missing];
  if (!parsed.ok || problems.length > 0) {
    return { ok: false, problems: problems.map((problem) => nameProduct(problem, json)) };
  }
  return { ok: true, products: toProducts(parsed.value) };
}

async function storeCatalogue(repository: CatalogueRepository, products: Product[]): Promise<ImportResult> {
  const version = computeVersion(products);
  const storedVersion = await repository.readVersion();
  const hasChanged = storedVersion !== version;
  if (hasChanged) await repository.replace({ version, products }, storedVersion);
  return { ok: true, hasChanged, version, productCount: products.length };
}

/** Puts the product's title before a problem of a product that has one: `products[2].slug …`. */
function nameProduct(problem: string, json: unknown): string {
  const [, location = '', index = '', rest = ''] = /^(products\[(\d+)\])[.:]? ?(.*)$/s.exec(problem) ?? [];
  const products = asRecord(json)?.products;
  const title = readText(asRecord(Array.isArray(products) ? products[Number(index)] : undefined)?.title);
  return title === undefined || location === '' ? problem : `“${title}” (${location}): ${rest}`;
}

/** Depends only on the content, so that every installation computes the same version. */
const computeVersion = (products: readonly Product[]): string =>
  createHash('sha256').update(JSON.stringify(products)).digest('hex').slice(0, 32);
