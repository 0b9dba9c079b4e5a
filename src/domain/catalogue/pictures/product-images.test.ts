import { describe, expect, it } from 'vitest';
import {
  findAlternateImage,
  findImageByColour,
  listColours,
  listGalleryImages,
  MAX_CARD_SWATCHES,
  MAX_WISHLIST_DOTS,
} from './product-images.ts';

const createImage = (sortOrder: number, hexCode?: string | null) => ({
  sortOrder,
  hexCode,
  url: `/pictures/${sortOrder}.webp`,
});
const seven = [1, 2, 3, 4, 5, 6, 7].map((digit) => createImage(digit, `#00000${digit}`));

describe('colour swatches', () => {
  it('are at most five on a card and four on the wishlist [CARD-08, CONST-14, WISH-09, CONST-27]', () => {
    expect(listColours(seven, MAX_CARD_SWATCHES)).toEqual(['#000001', '#000002', '#000003', '#000004', '#000005']);
    expect(listColours(seven, MAX_WISHLIST_DOTS)).toHaveLength(4);
  });

  it('are not limited by default', () => {
    expect(listColours(seven)).toHaveLength(7);
  });

  it('are distinct and in sort order, without blanks [CARD-08, Q-42]', () => {
    const images = [
      createImage(3, '#AA0000'),
      createImage(1, '#00bb00'),
      createImage(2, '#aa0000'),
      createImage(4, null),
      createImage(5, ' '),
      createImage(6),
    ];
    expect(listColours(images)).toEqual(['#00bb00', '#aa0000']);
  });

  it('are empty without hex codes [CARD-08]', () => {
    expect(listColours([createImage(1), createImage(2, null)])).toEqual([]);
  });
});

describe('main image', () => {
  it('is the first of the chosen colour, ignoring case [PDP-08]', () => {
    const images = [createImage(4, '#AA0000'), createImage(2, '#aa0000'), createImage(1, '#00bb00')];
    expect(findImageByColour(images, '#Aa0000')?.sortOrder).toBe(2);
  });

  it('is the first of all for a missing or unknown colour [PDP-08, SRV-29]', () => {
    const images = [createImage(2, '#aa0000'), createImage(1)];
    expect(findImageByColour(images, null)?.sortOrder).toBe(1);
    expect(findImageByColour(images, '#123456')?.sortOrder).toBe(1);
    expect(findImageByColour([], '#123456')).toBeUndefined();
  });

  it('is followed by the alternate image, if there is one [Q-59]', () => {
    const [first, second] = [createImage(1, '#aa0000'), createImage(2, '#00bb00')];
    expect(findAlternateImage([second, first], first)).toBe(second);
    expect(listGalleryImages([second, first], first)).toEqual([first, second]);
    expect(listGalleryImages([second, first], second)).toEqual([second, undefined]);
  });

  it('is followed by all other images of its colour, each once', () => {
    const [red, green, redRoom, redDetail, redCorner] = [
      createImage(3, '#aa0000'),
      createImage(2, '#00bb00'),
      createImage(4, '#AA0000'),
      createImage(6, '#aa0000'),
      createImage(1, '#aa0000'),
    ];
    expect(listGalleryImages([redRoom, redDetail, green, redCorner, red], red)).toEqual([
      red,
      redRoom,
      redCorner,
      redDetail,
    ]);
  });
});
