/** The rooms of the room view that fit a product; for curtains and blinds they depend on make and configuration. */
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

/** Rooms whose blind hangs inside the window, by make. */
const ROOMS_WITH_BLIND: Readonly<Record<string, readonly string[]>> = {
  roman: ['blind-kitchen-roman'],
  zebra: ['blind-study-zebra'],
  venetian: [],
};

/** The first room shows the entered size, which not every room can. */
export function listRooms(product: RoomProduct): readonly string[] {
  const { category, options = {} } = product;
  const make = (product.subCategory ?? '').toLowerCase();
  if (category === 'wallpaper')
    return make === 'kids' ? ['nursery', 'bedroom', 'living'] : ['living', 'hallway', 'bedroom'];
  if (category === 'canvas') return ['living', 'canvas-reading', 'bedroom'];
  if (category === 'fabrics') return ['fabric', 'fabric-sofa', 'fabric-daybed', 'fabric-armchair'];
  if (category === 'curtains') return listCurtainRooms(product, make);
  const special = BLIND_MAKES.find((name) => make.includes(name));
  const window = `blind${special ? `-${special}` : ''}${options.fittingType === 'Inside' ? '-inside' : ''}`;
  return [window, ...(special ? (ROOMS_WITH_BLIND[special] ?? []) : ['blind-study'])];
}

/** The dining room and the bedroom have a pair of opaque curtains. */
function listCurtainRooms({ typeTitle = '', options = {} }: RoomProduct, make: string): readonly string[] {
  const isBlackout = BLACKOUT_LINING.test(`${make} ${typeTitle}`);
  const pull = PULL_SUFFIXES[options.curtainConfiguration ?? ''] ?? '';
  const window = `curtain${isBlackout ? '-blackout' : ''}${pull}`;
  if (pull !== '' || make.includes('sheer')) return [window];
  return isBlackout ? [window, 'curtain-evening', 'curtain-dining'] : [window, 'curtain-dining', 'curtain-evening'];
}

/** Moves the room of the product's own pictures to the front; they are named after it: `…-fabric-sofa.4c444a29.webp`. */
export function putPicturedRoomFirst(rooms: readonly string[], pictureUrls: readonly string[]): readonly string[] {
  const isPictured = (room: string) => pictureUrls.some((url) => url.includes(`-${room}.`));
  return [...rooms.filter(isPictured), ...rooms.filter((room) => !isPictured(room))];
}
