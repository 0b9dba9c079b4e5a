import { type Paise, toPaise } from '#domain/money/paise.ts';
import look from '#storefront/content/look.json';
import type { PictureFile } from '#storefront/pictures/picture.tsx';
import { getShopPicture } from '#storefront/pictures/shop-picture.ts';

export type LookCushion = {
  /** Position in the room picture, in percent. */
  x: number;
  y: number;
  name: string;
  price: Paise;
  mrp: Paise;
  picture: PictureFile | undefined;
};

// Display only: cushion covers are not sold in the shop.
const COVERS: Readonly<Record<string, Pick<LookCushion, 'name' | 'price' | 'mrp'>>> = {
  'cushion-saffron-buta': { name: 'Saffron Buta Cushion Cover', price: toPaise(749_00), mrp: toPaise(999_00) },
  'cushion-ajrakh-indigo': { name: 'Ajrakh Indigo Cushion Cover', price: toPaise(899_00), mrp: toPaise(1_199_00) },
  'cushion-kora-buti': { name: 'Kora Buti Cushion Cover', price: toPaise(649_00), mrp: toPaise(849_00) },
};

export const LOOK_ROOM = getShopPicture(look.picture);

/** In tab order, from left to right. */
export const LOOK_CUSHIONS: readonly LookCushion[] = look.hotspots
  .flatMap(({ cushion, x, y }) => {
    const cover = COVERS[cushion];
    return cover ? [{ x, y, ...cover, picture: getShopPicture(cushion) }] : [];
  })
  .toSorted((a, b) => a.x - b.x);
