/** The rooms of the room view that fit a product; curtains and blinds have one room per make and configuration. */
import type { Category } from '../catalogue/category.ts';
import type { OptionChoices } from '../product/configuration.ts';

type RoomProduct = {
  category: Category;
  subCategory: string | null;
  /** The title of the chosen type. */
  typeTitle?: string | undefined;
  options?: OptionChoices;
};

const BLIND_MAKES = ['roman', 'zebra', 'venetian'] as const;
/** Linings that let no light through. */
const BLACKOUT_LINING = /blackout|interlined/i;
const PULL_SUFFIXES: Readonly<Record<string, string>> = {
  'Single Pulled to Left': '-left',
  'Single Pulled to Right': '-right',
};

/** Lists the default room first. */
export function listRooms(product: RoomProduct): readonly string[] {
  const { category, options = {} } = product;
  const make = (product.subCategory ?? '').toLowerCase();
  if (category === 'wallpaper')
    return make === 'kids' ? ['nursery', 'bedroom', 'living'] : ['living', 'hallway', 'bedroom'];
  if (category === 'canvas') return ['living', 'canvas-reading', 'bedroom'];
  if (category === 'fabrics') return ['fabric'];
  if (category === 'curtains') {
    const isBlackout = BLACKOUT_LINING.test(`${make} ${product.typeTitle ?? ''}`);
    return [`curtain${isBlackout ? '-blackout' : ''}${PULL_SUFFIXES[options.curtainConfiguration ?? ''] ?? ''}`];
  }
  const special = BLIND_MAKES.find((name) => make.includes(name));
  return [`blind${special ? `-${special}` : ''}${options.fittingType === 'Inside' ? '-inside' : ''}`];
}
