import { describe, expect, it } from 'vitest';
import {
  addToLocalCart,
  clearLocalCart,
  readLocalCart,
  removeFromLocalCart,
  updateLocalQuantity,
} from './local-cart.ts';

type Item = { id: string; quantity: number };
const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null && 'id' in value;
const items: readonly Item[] = [
  { id: 'a', quantity: 1 },
  { id: 'b', quantity: 2 },
];

describe('local cart', () => {
  it('appends an item, or replaces the one with the same id [LCART-02]', () => {
    expect(addToLocalCart(items, { id: 'c', quantity: 1 }).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(addToLocalCart(items, { id: 'a', quantity: 9 })).toEqual([
      { id: 'a', quantity: 9 },
      { id: 'b', quantity: 2 },
    ]);
  });

  it('removes by id [LCART-03]', () => {
    expect(removeFromLocalCart(items, 'a')).toEqual([{ id: 'b', quantity: 2 }]);
    expect(removeFromLocalCart(items, 'x')).toEqual(items);
  });

  it('clears all items [LCART-04]', () => {
    expect(clearLocalCart()).toEqual([]);
  });

  it('does not change when a quantity is updated [LCART-05]', () => {
    expect(updateLocalQuantity(items, 'a', 5)).toBe(items);
  });

  it.each([null, '', '{bad', '{"id":"a"}', '"a"', 'null', '7'])(
    'is empty when storage contains %j [LCART-08]',
    (stored) => {
      expect(readLocalCart(stored, isItem)).toEqual([]);
    },
  );

  it('drops stored entries that are not items [LCART-08]', () => {
    expect(readLocalCart('[{"id":"a","quantity":1},3,null]', isItem)).toEqual([{ id: 'a', quantity: 1 }]);
  });
});
