import { describe, expect, it } from 'vitest';
import type { Category } from '../catalogue/category.ts';
import type { ConfigurableType, OptionChoices } from '../product/configuration.ts';
import { applyItemDefaults, buildAddCartItemInput, canAddToCart } from './configured-item.ts';

const buildItem = (category: Category, type: Partial<ConfigurableType>, options: OptionChoices = {}, comment = '') =>
  buildAddCartItemInput({
    product: { id: 'p', title: 'Basant', slug: 'basant', category, subCategory: 'Bahaara' },
    type: { id: 't', title: 'Type', description: '', pricePerSqFt: 45, ...type },
    colorHex: '#00bb00',
    imageUrl: '/pictures/basant.webp',
    size: { widthInInches: 36, heightInInches: 48 },
    options,
    comment,
  });

const sharedFields = {
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

describe('buildAddCartItemInput', () => {
  it('sends finish and washability of wallpaper, quantity 1 and no blank comment [PDP-23, PDP-34, CONST-05]', () => {
    expect(buildItem('wallpaper', { finish: 'Matt', isWashable: true }, {}, '  ')).toEqual({
      ...sharedFields,
      category: 'wallpaper',
      wallpaperFinish: 'Matt',
      wallpaperIsWashable: true,
    });
  });

  it('sends the three options of curtains [PDP-34, TYPE-22]', () => {
    const options = { curtainConfiguration: 'Pair of Curtains', curtainHeading: 'Eyelet', curtainTiebacks: 'Rope' };
    expect(buildItem('curtains', {}, options)).toEqual({ ...sharedFields, category: 'curtains', ...options });
  });

  it('sends the five options of blinds, the colour as chainColour [PDP-34, TYPE-21]', () => {
    const options = {
      fittingType: 'Inside',
      blindStyle: 'Platinum',
      motorisation: 'Motor Only',
      chainColour: 'Grey',
      sideOfControls: 'Left',
    };
    expect(buildItem('blinds', {}, options)).toEqual({ ...sharedFields, category: 'blinds', ...options });
  });

  it('sends material, width and washability of fabric, and the comment [PDP-34, TYPE-17]', () => {
    expect(buildItem('fabrics', { material: 'Linen', width: 54, isWashable: false }, {}, ' Cut in two. ')).toEqual({
      ...sharedFields,
      category: 'fabrics',
      fabricMaterial: 'Linen',
      fabricWidth: 54,
      fabricIsWashable: false,
      orderComment: 'Cut in two.',
    });
  });

  it('sends the size and area of the canvas type, whatever was entered [PDP-26, PDP-34, CONST-03]', () => {
    expect(buildItem('canvas', { width: 24, height: 36, frameType: 'Gallery Wrap', hasMirrorEdges: true })).toEqual({
      ...sharedFields,
      category: 'canvas',
      widthInInches: 24,
      heightInInches: 36,
      areaSqFt: 6,
      canvasFrameType: 'Gallery Wrap',
      canvasHasMirrorEdges: true,
    });
  });

  it('sends null for a missing type, colour and image [Q-61]', () => {
    const input = buildAddCartItemInput({
      product: { id: 'p', title: '', slug: '', category: 'wallpaper', subCategory: null },
      type: undefined,
      colorHex: undefined,
      imageUrl: undefined,
      size: undefined,
      options: {},
      comment: '',
    });
    expect(input).toMatchObject({ productTypeId: null, colorHex: null, productImageUrl: null });
    expect(input).toMatchObject({ widthInInches: 0, heightInInches: 0, areaSqFt: 0 });
  });
});

describe('applyItemDefaults', () => {
  it('defaults to size and area 0, colour and image null, quantity 1 [CART-27, CART-28, CART-29, CART-30, CART-31]', () => {
    expect(applyItemDefaults({ productId: 'p' })).toEqual({
      productId: 'p',
      widthInInches: 0,
      heightInInches: 0,
      areaSqFt: 0,
      colorHex: null,
      productImageUrl: null,
      quantity: 1,
    });
  });

  it('keeps given values', () => {
    const given = {
      productId: 'p',
      productTypeId: 't',
      widthInInches: 36,
      heightInInches: 48,
      areaSqFt: 12,
      colorHex: '#fff',
      productImageUrl: '/pictures/a.webp',
      quantity: 1,
      fittingType: 'Outside',
    };
    expect(applyItemDefaults(given)).toEqual(given);
  });

  it('converts the quantity to a number [CART-32]', () => {
    expect(applyItemDefaults({ quantity: '2' }).quantity).toBe(2);
  });

  it('leaves out a blank comment [Q-45]', () => {
    expect(applyItemDefaults({ orderComment: ' Left wall ' })).toMatchObject({ orderComment: 'Left wall' });
    expect(applyItemDefaults({ orderComment: '  ' })).not.toHaveProperty('orderComment');
  });
});

describe('canAddToCart', () => {
  it('is always true for canvas [PDP-21]', () => {
    expect(canAddToCart('canvas', '', '')).toBe(true);
  });

  it.each([
    ['wallpaper', '36', '48', true, 'PDP-22'],
    ['blinds', '36.', '48 in', true, 'PDP-22, Q-52'],
    ['curtains', '1', '1', true, 'PDP-22'],
    ['wallpaper', '', '', false, 'PDP-22, PDP-33'],
    ['wallpaper', '36', '', false, 'PDP-22, PDP-33'],
    ['fabrics', '', '48', false, 'PDP-22, PDP-33'],
    ['fabrics', '0', '48', false, 'PDP-22'],
    ['fabrics', '36', '-2', false, 'PDP-22'],
    ['fabrics', '36', '0.5', false, 'PDP-22, Q-51'],
    ['fabrics', '36', 'tall', false, 'PDP-22'],
    ['fabrics', '36', '10001', false, 'D-09'],
  ] as const)('is, for %s with width %j and height %j, %s [%s]', (category, width, height, expected, _ids) => {
    expect(canAddToCart(category, width, height)).toBe(expected);
  });
});
