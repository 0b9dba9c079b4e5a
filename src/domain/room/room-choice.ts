/**
 * In which rooms a product can be seen live: by what it is, and for curtains and blinds by how it is made and hung. The
 * choices are those of the specification (0 §2: configuration of curtains, fitting type of blinds).
 */
import type { Category } from '../catalogue/category.ts';
import type { OptionChoices } from '../product/configuration.ts';

type Made = {
  category: Category;
  subCategory: string | null;
  /** The chosen type's own name. */
  typeTitle?: string | undefined;
  options?: OptionChoices;
};

const BLIND_MAKES = ['roman', 'zebra', 'venetian'] as const;
/** Linings that let no light through. */
const DENSE = /blackout|interlined/i;
const PULLS: Readonly<Record<string, string>> = {
  'Single Pulled to Left': '-left',
  'Single Pulled to Right': '-right',
};

/** The first one is shown first. */
export function listRooms(made: Made): readonly string[] {
  const { category, options = {} } = made;
  const make = (made.subCategory ?? '').toLowerCase();
  if (category === 'wallpaper')
    return make === 'kids' ? ['nursery', 'bedroom', 'living'] : ['living', 'bedroom', 'nursery'];
  if (category === 'canvas') return ['living', 'bedroom'];
  if (category === 'fabrics') return ['fabric'];
  if (category === 'curtains') {
    const isDense = DENSE.test(`${make} ${made.typeTitle ?? ''}`);
    return [`curtain${isDense ? '-blackout' : ''}${PULLS[options.curtainConfiguration ?? ''] ?? ''}`];
  }
  const special = BLIND_MAKES.find((name) => make.includes(name));
  return [`blind${special ? `-${special}` : ''}${options.fittingType === 'Inside' ? '-inside' : ''}`];
}
