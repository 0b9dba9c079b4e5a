import { describe, expect, it } from 'vitest';
import type { Category } from '../catalogue/category.ts';
import type { ConfigurableType, OptionChoices } from '../product/configuration.ts';
import { toAddCartItem } from './configured-item.ts';

const item = (category: Category, type: Partial<ConfigurableType>, options: OptionChoices = {}, comment = '') =>
  toAddCartItem({
    product: { id: 'p', title: 'Basant', slug: 'basant', category, subCategory: 'Bahaara' },
    type: { id: 't', title: 'Type', description: '', pricePerSqFt: 45, ...type },
    colorHex: '#00bb00',
    imageUrl: '/pictures/basant.webp',
    size: { widthInInches: 36, heightInInches: 48 },
    options,
    comment,
  });

const shared = {
  productId: 'p',
  productTypeId: 't',
  productTitle: 'Basant',
  productSlug: 'basant',
  subCategory: 'Bahaara',
  colorHex: '#00bb00',
  productImageUrl: '/pictures/basant.webp',
  widthInInches: 36,
  heightInInches: 48,
  areaSqFt: 12,
  quantity: 1,
};

describe('a configured product as a cart item', () => {
  it('of wallpaper carries finish and washability, quantity 1 and no blank comment [PDP-23, PDP-34, CONST-05]', () => {
    expect(item('wallpaper', { finish: 'Matt', isWashable: true }, {}, '  ')).toEqual({
      ...shared,
      category: 'wallpaper',
      wallpaperFinish: 'Matt',
      wallpaperIsWashable: true,
    });
  });

  it('of curtains carries the three chosen values [PDP-34, TYPE-22]', () => {
    const options = { curtainConfiguration: 'Pair of Curtains', curtainHeading: 'Eyelet', curtainTiebacks: 'Rope' };
    expect(item('curtains', {}, options)).toEqual({ ...shared, category: 'curtains', ...options });
  });

  it('of blinds carries the five chosen values, the Colour as chainColour [PDP-34, TYPE-21]', () => {
    const options = {
      fittingType: 'Inside',
      blindStyle: 'Platinum',
      motorisation: 'Motor Only',
      chainColour: 'Grey',
      sideOfControls: 'Left',
    };
    expect(item('blinds', {}, options)).toEqual({ ...shared, category: 'blinds', ...options });
  });

  it('of fabric carries material, cloth width and washability, and the comment [PDP-34, TYPE-17]', () => {
    expect(item('fabrics', { material: 'Linen', width: 54, isWashable: false }, {}, ' Cut in two. ')).toEqual({
      ...shared,
      category: 'fabrics',
      fabricMaterial: 'Linen',
      fabricWidth: 54,
      fabricIsWashable: false,
      orderComment: 'Cut in two.',
    });
  });

  it('of canvas takes width, height and area of its type, whatever was entered [PDP-26, PDP-34, CONST-03]', () => {
    expect(item('canvas', { width: 24, height: 36, frameType: 'Gallery Wrap', hasMirrorEdges: true })).toEqual({
      ...shared,
      category: 'canvas',
      widthInInches: 24,
      heightInInches: 36,
      areaSqFt: 6,
      canvasFrameType: 'Gallery Wrap',
      canvasHasMirrorEdges: true,
    });
  });

  it('without type, colour and picture says null [Q-61]', () => {
    const bare = toAddCartItem({
      product: { id: 'p', title: '', slug: '', category: 'wallpaper', subCategory: null },
      type: undefined,
      colorHex: undefined,
      imageUrl: undefined,
      size: undefined,
      options: {},
      comment: '',
    });
    expect(bare).toMatchObject({ productTypeId: null, colorHex: null, productImageUrl: null });
    expect(bare).toMatchObject({ widthInInches: 0, heightInInches: 0, areaSqFt: 0 });
  });
});
