import { type Paise, rupeesToPaise } from '#domain/money/paise.ts';
import { HOME_CONTENT } from '#storefront/content/home-content.ts';
import look from '#storefront/content/look.json';
import { getHomePicture } from '#storefront/pictures/home-picture.ts';
import type { PictureFile } from '#storefront/pictures/picture.tsx';

export type LookCushion = {
  /** Position in the room picture, in percent. */
  x: number;
  y: number;
  name: string;
  price: Paise;
  mrp: Paise;
  picture: PictureFile | undefined;
};

export const LOOK_ROOM = getHomePicture(look.picture);

/** In tab order, from left to right. */
export const LOOK_CUSHIONS: readonly LookCushion[] = look.hotspots
  .flatMap(({ cushion, x, y }) => {
    const cover = HOME_CONTENT.cushions.find(({ picture }) => picture === cushion);
    return cover ? [{ x, y, ...toLookCushion(cover) }] : [];
  })
  .toSorted((a, b) => a.x - b.x);

function toLookCushion({ name, priceRupees, mrpRupees, picture }: (typeof HOME_CONTENT.cushions)[number]) {
  const [price, mrp] = [rupeesToPaise(priceRupees), rupeesToPaise(mrpRupees)];
  return { name, price, mrp, picture: getHomePicture(picture) };
}
