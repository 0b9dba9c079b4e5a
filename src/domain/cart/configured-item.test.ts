import { describe, expect, it } from 'vitest';
import type { Category } from '../catalogue/category.ts';
import { NO_SIZE, toSize } from '../measuring/size.ts';
import { createSizeDraft, getDraftSize } from '../measuring/size-draft.ts';
import { calculatePrice } from '../pricing/piece-price.ts';
import type { ConfigurableType, OptionChoices } from '../product/configuration.ts';
import { buildAddCartItemInput, canAddToCart } from './configured-item.ts';

function buildItem(category: Category, given: Partial<ConfigurableType>, options: OptionChoices = {}, comment = '') {
  const type = { id: 't', title: 'Type', description: '', pricePerSqFt: 45, ...given };
  return buildAddCartItemInput({
    product: { id: 'p', title: 'Basant', slug: 'basant', category, subCategory: 'Bahaara' },
    type,
    colorHex: '#00bb00',
    imageUrl: '/pictures/basant.webp',
    price: calculatePrice({ category, type, size: toSize(36, 48) }),
    options,
    comment,
  });
}

const UNCONFIGURED = {
  product: { id: 'p', title: '', slug: '', category: 'wallpaper', subCategory: null },
  type: undefined,
  colorHex: undefined,
  imageUrl: undefined,
  price: { size: NO_SIZE, areaSqFt: 0 },
  options: {},
  comment: '',
} as const;

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
  it('sends finish and washability of wallpaper, quantity 1 and no blank comment [PDP-23, PDP-34, CONST-05, Q-45]', () => {
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

  it.each([
    ['Inside', { sizeIncludesAllowance: false }, { sizeIncludesAllowance: false }],
    ['Inside', {}, {}],
    ['Outside', { sizeIncludesAllowance: true }, {}],
  ])('sends whether the size of a blind fitted %s includes the 2 inches: %j [D-41]', (fittingType, answer, sent) => {
    const product = { ...UNCONFIGURED.product, category: 'blinds' } as const;
    const { sizeIncludesAllowance } = buildAddCartItemInput({
      ...UNCONFIGURED,
      product,
      options: { fittingType },
      ...answer,
    });
    expect({ sizeIncludesAllowance }).toEqual(sent);
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

  it('sends sizes in inches with two decimals [PDP-34, D-09]', () => {
    const price = { size: toSize('36.5', '48.25'), areaSqFt: 12.2305 };
    const sides = { widthInInches: 36.5, heightInInches: 48.25, areaSqFt: 12.2305 };
    expect(buildAddCartItemInput({ ...UNCONFIGURED, price })).toMatchObject(sides);
  });

  it('sends size and area 0 before a size is entered [CART-27, CART-28, CART-29]', () => {
    const input = buildAddCartItemInput(UNCONFIGURED);
    expect(input).toMatchObject({ widthInInches: 0, heightInInches: 0, areaSqFt: 0 });
  });

  it('sends null for a missing type, colour and image [Q-61, CART-30, CART-31]', () => {
    const input = buildAddCartItemInput(UNCONFIGURED);
    expect(input).toMatchObject({ productTypeId: null, colorHex: null, productImageUrl: null });
  });

  it('sends the quantity as a number [CART-32]', () => {
    expect(buildAddCartItemInput(UNCONFIGURED).quantity).toBe(1);
  });
});

describe('canAddToCart', () => {
  it('is always true for canvas [PDP-21]', () => {
    expect(canAddToCart('canvas', undefined)).toBe(true);
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
    expect(canAddToCart(category, getDraftSize(createSizeDraft('in', width, height)))).toBe(expected);
  });
});
