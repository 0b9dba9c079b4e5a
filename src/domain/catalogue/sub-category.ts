/**
 * Sub-categories in addresses: lower-cased, trimmed, spaces to hyphens, other non-alphanumerics dropped, except that
 * fabrics keeps them (specification 0 §2); and how an asked name or slug finds a stored one (Q-28 to Q-31, SRV-16).
 */
import type { Category } from './category.ts';

const MISSING_SUB_CATEGORY_LABEL = 'Misc';

export const getSubCategoryLabel = (name: string | null | undefined): string =>
  name?.trim() || MISSING_SUB_CATEGORY_LABEL;

/** Percent-encode it in a link. Never empty: a name of signs alone keeps them. */
export function buildSubCategorySlug(category: Category, name: string | null | undefined): string {
  const keeping = hyphenate(getSubCategoryLabel(name));
  return category === 'fabrics' ? keeping : stripSigns(keeping) || keeping;
}

/** `asked` is a decoded path segment: the name or the slug, in any case. 'misc' finds products without sub-category. */
export function matchesSubCategory(category: Category, stored: string | null | undefined, asked: string): boolean {
  const storedSlug = collapseHyphens(hyphenate(getSubCategoryLabel(stored)));
  const askedSlug = collapseHyphens(hyphenate(asked));
  if (askedSlug === '') return false;
  if (storedSlug === askedSlug) return true;
  // Our reading: in fabrics a slug that carries signs means exactly them, so 'silk-&-satin' is not 'Silk Satin'.
  if (category === 'fabrics' && stripSigns(askedSlug) !== askedSlug) return false;
  const plain = collapseHyphens(stripSigns(askedSlug));
  return plain !== '' && plain === collapseHyphens(stripSigns(storedSlug));
}

const hyphenate = (name: string): string => name.trim().toLowerCase().replace(/\s+/g, '-');
const collapseHyphens = (slug: string): string => slug.replace(/-+/g, '-');
/** Letters, their marks and digits of every script are alphanumeric: Indian names keep their slug. */
const stripSigns = (slug: string): string => slug.replace(/[^\p{L}\p{M}\p{N}-]/gu, '');
