/** In which rooms a product can be seen live: by what it is, and for curtains and blinds by how it is made. */
import type { Category } from '../catalogue/category.ts';

type Made = { category: Category; subCategory: string | null };

const BLIND_MAKES = ['roman', 'zebra', 'venetian'] as const;

/** The first one is shown first. */
export function roomsFor({ category, subCategory }: Made): readonly string[] {
  const make = (subCategory ?? '').toLowerCase();
  if (category === 'wallpaper')
    return make === 'kids' ? ['nursery', 'bedroom', 'living'] : ['living', 'bedroom', 'nursery'];
  if (category === 'canvas') return ['living', 'bedroom'];
  if (category === 'fabrics') return ['fabric'];
  if (category === 'curtains') return [make.includes('blackout') ? 'curtain-blackout' : 'curtain'];
  const special = BLIND_MAKES.find((name) => make.includes(name));
  return [special ? `blind-${special}` : 'blind'];
}

/** Paper and pictures go on any wall; curtains, blinds and cloth need their folds and their window. */
export const fitsOwnWall = (category: Category): boolean => category === 'wallpaper' || category === 'canvas';
