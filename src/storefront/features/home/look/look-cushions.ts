import { type Paise, paise } from '#domain/money/paise.ts';
import look from '#storefront/content/look.json';
import type { PictureFile } from '#storefront/pictures/picture.tsx';
import { shopPicture } from '#storefront/pictures/shop-picture.ts';

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
  'cushion-saffron-buta': { name: 'Saffron Buta Cushion Cover', price: paise(749_00), mrp: paise(999_00) },
  'cushion-ajrakh-indigo': { name: 'Ajrakh Indigo Cushion Cover', price: paise(899_00), mrp: paise(1_199_00) },
  'cushion-kora-buti': { name: 'Kora Buti Cushion Cover', price: paise(649_00), mrp: paise(849_00) },
};

export const LOOK_ROOM = shopPicture(look.picture);

/** In tab order, from left to right. */
export const LOOK_CUSHIONS: readonly LookCushion[] = look.hotspots
  .flatMap(({ cushion, x, y }) => {
    const cover = COVERS[cushion];
    return cover ? [{ x, y, ...cover, picture: shopPicture(cushion) }] : [];
  })
  .toSorted((a, b) => a.x - b.x);
