import { randomUUID } from 'node:crypto';
import { setImmediate as pause } from 'node:timers/promises';
import type { ProductContent } from '#contract/desk/products/desk-product.ts';
import { findDraftProblems } from '#contract/desk/products/draft-problems.ts';
import { parseCategory } from '#domain/catalogue/category.ts';
import { slugify } from '../content/catalogue-file-products.ts';
import { createEmptyDraft, isSameContent, toContent } from '../content/product-content.ts';
import { applyProductValues } from './apply-input.ts';
import type { ProblemList, ProductInput } from './files/product-input.ts';
import { type MergedProduct, mergePictures, mergeTypes, noteUnreadable } from './merge-lists.ts';
import type { StoredProducts } from './stored-products.ts';

export type PlannedProduct = {
  readonly id: string;
  /** The published version; null for a new product. */
  readonly before: ProductContent | null;
  readonly after: ProductContent;
  readonly isChanged: boolean;
  /** Whether the desk has unpublished changes, which stay as they are. */
  readonly hasDraft: boolean;
};

const PRODUCTS_PER_PAUSE = 20;

/** Plans the new content of each product. An import adds and changes; it never removes a product, type or picture. */
export async function planImport(
  inputs: readonly ProductInput[],
  stored: StoredProducts,
  problems: ProblemList,
): Promise<PlannedProduct[]> {
  const taken: Taken = { lines: new Map(), slugs: new Map(), slugNumbers: new Map(), types: new Map() };
  const planned: PlannedProduct[] = [];
  for (const [index, input] of inputs.entries()) {
    const product = planProduct(input, stored, taken, problems);
    if (product) planned.push(product);
    if (index % PRODUCTS_PER_PAUSE === PRODUCTS_PER_PAUSE - 1) await pause();
  }
  return planned;
}

/** Ids and slugs that earlier products of the file use. */
type Taken = {
  readonly lines: Map<string, number | null>;
  readonly slugs: Map<string, string>;
  /** The key is the slug that a title makes; the value is the last number appended to it. */
  readonly slugNumbers: Map<string, number>;
  readonly types: Map<string, string>;
};

function planProduct(
  input: ProductInput,
  stored: StoredProducts,
  taken: Taken,
  problems: ProblemList,
): PlannedProduct | undefined {
  const report = (message: string, line = input.line) => problems.add({ line, title: input.title, message });
  const id = resolveId(input, stored, report);
  if (id === undefined) return undefined;
  const firstLine = taken.lines.get(id);
  if (firstLine !== undefined) {
    const place = firstLine === null ? 'in the file twice' : `on line ${firstLine} already`;
    report(`This product is ${place}. Write its id, ${id}, on all of its lines.`);
    return undefined;
  }
  taken.lines.set(id, input.line);
  const product = stored.productsById.get(id);
  const before = product ? toContent(product) : null;
  const category = parseCategory(input.values.get('category')) ?? before?.category;
  if (category === undefined) {
    report('There is no product with this id. Write title and category for a new one.');
    return undefined;
  }
  if (before && before.category !== category) {
    report(`category: this product is in ${before.category}. It cannot move to ${category}.`);
    return undefined;
  }
  const after = before ? structuredClone(before) : createEmptyDraft(category);
  applyProductValues(after, input.values);
  const merged: MergedProduct = { id, draft: after, input, typeLines: [], pictureLines: [], unreadable: new Set() };
  noteUnreadable(merged, input.values);
  mergeTypes(merged, { findOwner: (typeId) => stored.findTypeOwner(typeId) ?? taken.types.get(typeId), report });
  for (const type of after.types) taken.types.set(type.id, id);
  mergePictures(merged, { findPicture: stored.findPicture, report });
  chooseSlug(merged, before?.slug ?? null, { stored, taken, report });
  const isChanged = before === null || !isSameContent(before, after);
  if (isChanged) reportContentProblems(merged, report);
  return { id, before, after, isChanged, hasDraft: stored.statesById.get(id)?.hasDraft === true };
}

type Report = (message: string, line?: number | null) => void;

const WITHDRAWN = { hidden: 'is hidden', archived: 'is archived', new: 'is not published yet' } as const;

/** Title and category name a product without an id, so that importing a file twice does not add it twice. */
function resolveId({ id, values }: ProductInput, stored: StoredProducts, report: Report): string | undefined {
  const ids =
    id === '' ? stored.findIds(String(values.get('title') ?? ''), String(values.get('category') ?? '')) : [id];
  if (ids.length > 1) {
    report(
      `There are ${ids.length} products with this title. Write the id of the one that you mean: ${ids.join(', ')}.`,
    );
    return undefined;
  }
  const [found = randomUUID()] = ids;
  const state = stored.productsById.has(found) ? 'published' : stored.statesById.get(found)?.state;
  if (state === undefined || state === 'published') return found;
  const advice = state === 'new' ? 'Publish or discard it in the desk first.' : 'Show it again first.';
  report(`This product ${WITHDRAWN[state]}. ${advice}`);
  return undefined;
}

/** A file may leave pictures for later, and types too, but a canvas has its size from its type. */
const mayBeMissing = (path: string, { images, types, category }: ProductContent): boolean =>
  (path === 'images' && images.length === 0) || (path === 'types' && types.length === 0 && category !== 'canvas');

function reportContentProblems({ draft, typeLines, pictureLines, unreadable }: MergedProduct, report: Report): void {
  for (const { path, message } of findDraftProblems(draft)) {
    if (mayBeMissing(path, draft) || unreadable.has(path)) continue;
    const [list, index] = path.split('.');
    const lines = list === 'types' ? typeLines : list === 'images' ? pictureLines : [];
    report(message, lines[Number(index)]);
  }
}

type SlugContext = { stored: StoredProducts; taken: Taken; report: Report };

/** A new product without a short name gets a free one from its title, as in the desk. */
function chooseSlug(
  { id, draft }: MergedProduct,
  storedSlug: string | null,
  { stored, taken, report }: SlugContext,
): void {
  const findOwner = (slug: string) => stored.findSlugOwner(slug) ?? taken.slugs.get(slug);
  const base = slugify(draft.title);
  for (let number = taken.slugNumbers.get(base) ?? 1; draft.slug === null; number += 1) {
    const slug = number === 1 ? base : `${base}-${number}`;
    if (findOwner(slug) === undefined) draft.slug = slug;
    taken.slugNumbers.set(base, number);
  }
  const owner = findOwner(draft.slug);
  if (draft.slug !== storedSlug && owner !== undefined && owner !== id) {
    const title = stored.productsById.get(owner)?.title;
    report(`slug: ${title === undefined ? 'another product of the file' : `‘${title}’`} has this short name already.`);
  }
  taken.slugs.set(draft.slug, id);
}
