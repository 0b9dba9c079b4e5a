import { describe, expect, it } from 'vitest';
import { readProductId } from './product-id.ts';

const createQuery = (values: Record<string, string>) => ({ get: (name: string) => values[name] ?? null });

describe('readProductId', () => {
  it.each<[string | undefined, Record<string, string>, string | undefined, string]>([
    ['p1', {}, 'p1', 'PDP-02'],
    [undefined, { id: 'a' }, 'a', 'PDP-03'],
    [undefined, { productId: 'b' }, 'b', 'PDP-04'],
    [undefined, { pid: 'c' }, 'c', 'PDP-05'],
    ['p1', { id: 'a', productId: 'b', pid: 'c' }, 'p1', 'PDP-32'],
    [undefined, { pid: 'c', productId: 'b', id: 'a' }, 'a', 'PDP-32'],
    [undefined, { pid: 'c', productId: 'b' }, 'b', 'PDP-32'],
    [undefined, { id: ' ', pid: 'c' }, 'c', 'PDP-32'],
    [undefined, {}, undefined, 'PDP-02'],
  ])('with path %s and query %j returns %s [%s]', (path, values, id, _) => {
    expect(readProductId(path, createQuery(values))).toBe(id);
  });
});
