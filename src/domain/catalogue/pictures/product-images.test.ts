import { describe, expect, it } from 'vitest';
import {
  findAlternateImage,
  findImageByColour,
  listColours,
  MAX_CARD_SWATCHES,
  MAX_WISHLIST_DOTS,
} from './product-images.ts';

const image = (sortOrder: number, hexCode?: string | null) => ({
  sortOrder,
  hexCode,
  url: `/pictures/${sortOrder}.webp`,
});
const seven = [1, 2, 3, 4, 5, 6, 7].map((place) => image(place, `#00000${place}`));

describe('colour swatches', () => {
  it('are at most five on a card and four on the wishlist [CARD-08, CONST-14, WISH-09, CONST-27]', () => {
    expect(listColours(seven, MAX_CARD_SWATCHES)).toEqual(['#000001', '#000002', '#000003', '#000004', '#000005']);
    expect(listColours(seven, MAX_WISHLIST_DOTS)).toHaveLength(4);
  });

  it('are all shown where no limit is given', () => {
    expect(listColours(seven)).toHaveLength(7);
  });

  it('are distinct, without blanks, in sortOrder order [CARD-08, Q-42]', () => {
    const images = [
      image(3, '#AA0000'),
      image(1, '#00bb00'),
      image(2, '#aa0000'),
      image(4, null),
      image(5, ' '),
      image(6),
    ];
    expect(listColours(images)).toEqual(['#00bb00', '#aa0000']);
  });

  it('are none without hexCodes [CARD-08]', () => {
    expect(listColours([image(1), image(2, null)])).toEqual([]);
  });
});

describe('the main picture', () => {
  it('is the first of the chosen colour, in any case of its code [PDP-08]', () => {
    const images = [image(4, '#AA0000'), image(2, '#aa0000'), image(1, '#00bb00')];
    expect(findImageByColour(images, '#Aa0000')?.sortOrder).toBe(2);
  });

  it('is the first of all without a colour or for an unknown one [PDP-08, SRV-29]', () => {
    const images = [image(2, '#aa0000'), image(1)];
    expect(findImageByColour(images, null)?.sortOrder).toBe(1);
    expect(findImageByColour(images, '#123456')?.sortOrder).toBe(1);
    expect(findImageByColour([], '#123456')).toBeUndefined();
  });

  it('is followed by the alternate one, if there is any [Q-59]', () => {
    const [first, second] = [image(1), image(2)];
    expect(findAlternateImage([second, first], first)).toBe(second);
    expect(findAlternateImage([second, first], second)).toBeUndefined();
  });
});
