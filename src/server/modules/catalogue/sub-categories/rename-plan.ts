import { createHash } from 'node:crypto';
import type { RenamePlan } from '#contract/desk/sub-categories.ts';
import { paths } from '#contract/paths.ts';
import { CATEGORIES, type Category } from '#domain/catalogue/category.ts';
import { buildSubCategorySlug, getSubCategoryLabel } from '#domain/catalogue/sub-category.ts';
import { checkSubCategoryName } from '#domain/catalogue/sub-category-name.ts';
import { createBadRequestError, createNotFoundError } from '#server/http/app-error.ts';
import { findUnstorableTexts } from '../content/storable-text.ts';
import { findMembers, type Member, type Membership } from './sub-category-members.ts';

export type RenameRequest = { readonly category: Category; readonly slug: string; readonly name: string };

/** The effects of a renaming, for the preview and for the change itself. */
export type Renaming = { readonly plan: RenamePlan; readonly source: Membership };

/** Throws an error with a sentence for a name that is impossible. */
export function planRenaming(all: readonly Member[], { category, slug, name }: RenameRequest): Renaming {
  const source = findMembers(all, category, slug);
  if (source.members.length === 0) throw createNotFoundError('This sub-category no longer exists.');
  const checked = checkSubCategoryName(name);
  if (!checked.ok) throw createBadRequestError(checked.message);
  if (findUnstorableTexts(checked.value).length > 0)
    throw createBadRequestError('The name contains a character that cannot be stored. Please type it again.');
  const newSlug = buildSubCategorySlug(category, checked.value);
  const oldName = getSubCategoryLabel(source.names[0]);
  const target = newSlug === slug ? undefined : findMembers(all, category, newSlug);
  const mergedInto =
    target && target.members.length > 0
      ? { slug: newSlug, name: getSubCategoryLabel(target.names[0]), onSale: target.onSale, offSale: target.offSale }
      : null;
  const newName = mergedInto?.name ?? checked.value;
  if (source.names.every((current) => current === newName))
    throw createBadRequestError(`${CATEGORIES[category].name}: it's already called ‘${oldName}’.`);
  const plan = {
    oldName,
    newName,
    oldAddress: paths.subCategory(category, slug),
    newAddress: paths.subCategory(category, newSlug),
    onSale: source.onSale,
    offSale: source.offSale,
    mergedInto,
    version: hashMembers([...source.members, ...(target?.members ?? [])]),
  };
  return { plan, source };
}

const hashMembers = (members: readonly Member[]): string =>
  createHash('sha256')
    .update(JSON.stringify(members.map(({ id, version }) => [id, version]).sort()))
    .digest('base64url');
