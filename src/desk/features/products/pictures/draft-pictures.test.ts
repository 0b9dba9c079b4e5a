import { describe, expect, it } from 'vitest';
import type { DraftImage } from '#contract/desk/products/desk-product.ts';
import { createDraftImage } from '#tests/support/desk/product-editor-samples.ts';
import {
  changeColour,
  changePicture,
  findFreeHexCode,
  groupByColour,
  moveGroup,
  movePicture,
  setPictureColour,
} from './draft-pictures.ts';

const RED = { hexCode: '#aa0000', colorName: 'Red' };
const BLUE = { hexCode: '#0000AA', colorName: 'Blue' };
const NONE = { hexCode: null, colorName: null };
const create = (url: string, colour: Pick<DraftImage, 'hexCode' | 'colorName'>) => createDraftImage({ url, ...colour });

const images = [create('r1', RED), create('n1', NONE), create('b1', BLUE), create('r2', RED), create('b2', BLUE)];
const listUrls = (list: readonly DraftImage[]) => list.map(({ url }) => url).join(' ');

describe('pictures of a draft', () => {
  it('are grouped by colour in the order of first pictures, whatever the spelling of the code', () => {
    const spelt = [...images, create('b3', { hexCode: '#0000aa ', colorName: null })];
    expect(groupByColour(spelt).map((group) => [group.colorName, listUrls(group.images)])).toEqual([
      ['Red', 'r1 r2'],
      ['', 'n1'],
      ['Blue', 'b1 b2 b3'],
    ]);
  });

  it('move as a colour', () => {
    expect(listUrls(moveGroup(images, 2, 0))).toBe('b1 b2 r1 r2 n1');
  });

  it('move to the place of another picture and take its colour', () => {
    expect(listUrls(movePicture(images, 'r2', 'r1'))).toBe('r2 r1 n1 b1 b2');
    const moved = movePicture(images, 'r1', 'b2');
    expect(listUrls(moved)).toBe('r2 n1 b1 b2 r1');
    expect(moved.at(-1)).toMatchObject(BLUE);
  });

  it('take another colour after its other pictures; a new one stays where it is', () => {
    expect(listUrls(setPictureColour(images, 'n1', RED))).toBe('r1 r2 n1 b1 b2');
    expect(listUrls(setPictureColour(images, 'n1', { hexCode: '#00aa00', colorName: null }))).toBe('r1 r2 n1 b1 b2');
  });

  it('change name and code of a colour together', () => {
    const renamed = changeColour(images, '#0000aa', { colorName: 'Night' });
    expect(renamed.map(({ colorName }) => colorName)).toEqual(['Red', null, 'Night', 'Red', 'Night']);
    const recoloured = changeColour(images, '#AA0000', { hexCode: '#bb0000' });
    expect(recoloured.map(({ hexCode }) => hexCode)).toEqual(['#bb0000', null, '#0000AA', '#bb0000', '#0000AA']);
  });

  it('get a code of their own for a new colour', () => {
    const image = createDraftImage({ dominantColor: '#aa0000' });
    expect(findFreeHexCode(images, image)).toBe('#aa0001');
    expect(findFreeHexCode([], image)).toBe('#aa0000');
  });

  it('lose an optional value instead of having an empty one', () => {
    expect(changePicture(createDraftImage({ inchesWide: 20 }), { inchesWide: undefined })).not.toHaveProperty(
      'inchesWide',
    );
  });
});
