import { describe, expect, it } from 'vitest';
import { resolveItemOptions } from '#domain/cart/cart-options.ts';
import type { PricedLine } from '#domain/cart/priced-line.ts';
import { NO_SIZE, toSize } from '#domain/measuring/size.ts';
import { toPaise, ZERO_PAISE } from '#domain/money/paise.ts';
import { cartItemSchema } from './cart.ts';
import { orderItemSchema } from './orders.ts';
import { toCartItem, toOrderItem } from './priced-items.ts';

const line: PricedLine = {
  id: 'l1',
  key: 'k1',
  kind: null,
  productId: 'p1',
  productTypeId: 't1',
  productTypeTitle: 'Smooth Matt',
  productTitle: 'Basant Vine',
  productSlug: 'basant-vine',
  category: 'wallpaper',
  subCategory: 'Bahaara',
  colorHex: '#99AA88',
  colorName: 'Sage',
  imageUrl: '/pictures/sage.webp',
  imageWidths: [320, 640],
  size: toSize('36.5', '48.2'),
  areaSqFt: 12.2174,
  options: resolveItemOptions('wallpaper', {}, { finish: 'Matt', isWashable: true }),
  orderComment: 'Left wall',
  sizeIncludesAllowance: null,
  quantity: 2,
  ratePaise: toPaise(21_035),
  unitPricePaise: toPaise(256_993),
  lineTotalPaise: toPaise(513_986),
};

describe('a priced line in JSON', () => {
  it('has inches and rupees as a cart item', () => {
    const item = toCartItem(line);
    expect(cartItemSchema.parse(item)).toEqual(item);
    expect(item).toMatchObject({ widthInInches: 36.5, heightInInches: 48.2, areaSqFt: 12.2174, quantity: 2 });
    expect(item).toMatchObject({ unitPrice: 2569.93, lineTotal: 5139.86, pricePerSqFt: 210.35 });
    expect(item).toMatchObject({ colorName: 'Sage', orderComment: 'Left wall', wallpaperFinish: 'Matt' });
    expect(item).not.toHaveProperty('key');
  });

  it('leaves out a missing colour name and comment', () => {
    const item = toCartItem({ ...line, colorName: null, orderComment: null });
    expect(item).not.toHaveProperty('colorName');
    expect(item).not.toHaveProperty('orderComment');
  });

  it.each([toCartItem, toOrderItem])('has the type [D-34]', (toItem) => {
    expect(toItem(line)).toMatchObject({ productTypeId: 't1', productTypeTitle: 'Smooth Matt' });
    const untyped = { productTypeId: null, productTypeTitle: null };
    expect(toItem({ ...line, ...untyped })).toMatchObject(untyped);
  });

  it.each([toCartItem, toOrderItem])('has the answer whether the size includes the 2 inches [D-41]', (toItem) => {
    for (const sizeIncludesAllowance of [true, false, null])
      expect(toItem({ ...line, sizeIncludesAllowance })).toMatchObject({ sizeIncludesAllowance });
  });

  it.each([toCartItem, toOrderItem])(
    'says that it is a sample, with a size of 0; a piece has no kind [D-38]',
    (toItem) => {
      const sample = toItem({ ...line, kind: 'sample', size: NO_SIZE, areaSqFt: 0, ratePaise: ZERO_PAISE });
      const noSize = { widthInInches: 0, heightInInches: 0, areaSqFt: 0, pricePerSqFt: 0 };
      expect(sample).toMatchObject({ kind: 'sample', ...noSize });
      expect(toItem(line)).not.toHaveProperty('kind');
    },
  );

  it('has the image widths but no slug as an order item', () => {
    const item = toOrderItem(line);
    expect(orderItemSchema.parse(item)).toEqual(item);
    expect(item).toMatchObject({ lineTotal: 5139.86, widthInInches: 36.5, productImageWidths: [320, 640] });
    expect(item).not.toHaveProperty('productSlug');
    expect(toOrderItem({ ...line, imageWidths: [] })).not.toHaveProperty('productImageWidths');
  });
});
