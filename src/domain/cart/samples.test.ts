import { describe, expect, it } from 'vitest';
import { rupeesToPaise } from '../money/paise.ts';
import { accept, refuse } from '../outcome.ts';
import { getMaxQuantity } from './line-kind.ts';
import {
  buildSampleItemInput,
  checkSampleCount,
  checkSampleOffer,
  checkSampleQuantity,
  findSample,
  SAMPLE_IN_CART_MESSAGE,
  SAMPLE_QUANTITY_MESSAGE,
} from './samples.ts';

const createSample = (productId: string, colorHex: string | null = '#EEEEDD') => ({
  kind: 'sample' as const,
  productId,
  colorHex,
});
const createSamples = (count: number) => Array.from({ length: count }, (_, index) => createSample(`p${index}`));
const piece = { kind: null, productId: 'p0', colorHex: '#EEEEDD' };

describe('the quantity of a sample', () => {
  it('is 1, also when it is missing [D-38]', () => {
    for (const quantity of [1, null, undefined]) expect(checkSampleQuantity(quantity)).toEqual(accept(1));
  });

  it.each([0, 2, -1, 1.5, 999, '1'])('cannot be %j [D-38]', (quantity) => {
    expect(checkSampleQuantity(quantity)).toEqual(refuse(SAMPLE_QUANTITY_MESSAGE));
  });

  it('has its own maximum [D-38]', () => {
    expect([getMaxQuantity({ kind: 'sample' }), getMaxQuantity({})]).toEqual([1, 999]);
  });
});

describe('the samples in a cart', () => {
  it('are at most ten; pieces do not count [D-38]', () => {
    expect(checkSampleCount([...createSamples(10), piece, piece])).toEqual(accept(10));
    expect(checkSampleCount(createSamples(11))).toEqual(
      refuse('Your cart can hold at most 10 samples. Please remove one first.'),
    );
  });

  it('differ in product or colour [D-38]', () => {
    const other = createSample('p0', '#99AA88');
    expect(checkSampleCount([createSample('p0'), other, createSample('p0', null)]).ok).toBe(true);
    for (const second of [createSample('p0', ' #eeeedd'), createSample('P0')])
      expect(checkSampleCount([createSample('p0'), other, second])).toEqual(refuse(SAMPLE_IN_CART_MESSAGE));
    const uncoloured = [createSample('p0', null), createSample('p0', '')];
    expect(checkSampleCount(uncoloured)).toEqual(refuse(SAMPLE_IN_CART_MESSAGE));
  });

  it('are found by product and colour, pieces are not [D-38]', () => {
    const sample = createSample('p0');
    expect(findSample([piece, sample], { productId: 'p0', colorHex: '#eeeedd' })).toBe(sample);
    expect(findSample([piece], piece)).toBeUndefined();
    expect(findSample([sample], { productId: 'p0', colorHex: null })).toBeUndefined();
  });
});

it('is offered at 75 rupees or more, or not at all [D-38]', () => {
  for (const samplePrice of [75, 99.5])
    expect(checkSampleOffer({ samplePrice })).toEqual(accept(rupeesToPaise(samplePrice)));
  expect(checkSampleOffer({})).toEqual(accept(undefined));
  expect(checkSampleOffer({ samplePrice: 74.99 })).toEqual(
    refuse('samplePrice must be at least 75 rupees, the minimum price of a piece'),
  );
});

it('is requested without type, size, options and comment [D-38]', () => {
  const sage = { productId: 'p0', colorHex: '#99AA88', productImageUrl: '/pictures/sage.webp' };
  expect(buildSampleItemInput('p0', '#99AA88', '/pictures/sage.webp')).toEqual({
    kind: 'sample',
    ...sage,
    quantity: 1,
  });
  expect(buildSampleItemInput('p0', undefined, undefined)).toMatchObject({ colorHex: null, productImageUrl: null });
});
