import { describe, expect, it } from 'vitest';
import { pickRelatedProducts } from './related-products.ts';

const list = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ id }));
const related = (id: string) => pickRelatedProducts(list, id).map((product) => product.id);

describe('related products', () => {
  it('are the next four of the list, beginning anew at its end, without the product itself', () => {
    expect(related('b')).toEqual(['c', 'd', 'e', 'f']);
    expect(related('e')).toEqual(['f', 'a', 'b', 'c']);
    expect(related('unknown')).toEqual(['a', 'b', 'c', 'd']);
    expect(pickRelatedProducts([{ id: 'a' }], 'a')).toEqual([]);
  });
});
