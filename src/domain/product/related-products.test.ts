import { describe, expect, it } from 'vitest';
import { pickRelatedProducts } from './related-products.ts';

const list = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ id }));
const listRelatedIds = (id: string) => pickRelatedProducts(list, id).map((product) => product.id);

describe('related products', () => {
  it('are the next four of the list, wrapping around, without the product itself', () => {
    expect(listRelatedIds('b')).toEqual(['c', 'd', 'e', 'f']);
    expect(listRelatedIds('e')).toEqual(['f', 'a', 'b', 'c']);
    expect(listRelatedIds('unknown')).toEqual(['a', 'b', 'c', 'd']);
    expect(pickRelatedProducts([{ id: 'a' }], 'a')).toEqual([]);
  });

  it('are topped up from a wider list, each once, so that the row is full', () => {
    const ids = pickRelatedProducts(list.slice(0, 3), 'b', list).map(({ id }) => id);
    expect(ids).toEqual(['c', 'a', 'd', 'e']);
  });
});
