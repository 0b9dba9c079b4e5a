import { type Paise, paise } from '#domain/money/paise.ts';
import look from '#storefront/content/look.json';
import type { PictureFile } from '#storefront/pictures/picture.tsx';
import { shopPicture } from '#storefront/pictures/shop-picture.ts';

export type LookCushion = {
  /** Where it lies in the room's picture, in percent. */
  x: number;
  y: number;
  name: string;
  price: Paise;
  mrp: Paise;
  picture: PictureFile | undefined;
};

// Our reading: cushion covers are none of the five kinds of goods, so these are for looking at only.
const COVERS: Readonly<Record<string, Pick<LookCushion, 'name' | 'price' | 'mrp'>>> = {
  'cushion-saffron-buta': { name: 'Saffron Buta Cushion Cover', price: paise(749_00), mrp: paise(999_00) },
  'cushion-ajrakh-indigo': { name: 'Ajrakh Indigo Cushion Cover', price: paise(899_00), mrp: paise(1_199_00) },
  'cushion-kora-buti': { name: 'Kora Buti Cushion Cover', price: paise(649_00), mrp: paise(849_00) },
};

export const LOOK_ROOM = shopPicture(look.picture);

/** From left to right, as the Tab key finds them. */
export const LOOK_CUSHIONS: readonly LookCushion[] = look.hotspots
  .flatMap(({ cushion, x, y }) => {
    const cover = COVERS[cushion];
    return cover ? [{ x, y, ...cover, picture: shopPicture(cushion) }] : [];
  })
  .toSorted((a, b) => a.x - b.x);
