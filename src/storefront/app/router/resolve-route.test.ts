import { describe, expect, it } from 'vitest';
import { paths } from '#contract/paths.ts';
import { notFoundRoute } from '../route-table.ts';
import { resolveRoute } from './resolve-route.ts';

describe('resolving an address', () => {
  it.each([
    [paths.product('a/b'), '/product/:id', { id: 'a/b' }],
    [paths.subCategory('fabrics', 'silk-&-satin/50%'), '/fabrics/:category', { category: 'silk-&-satin/50%' }],
    ['/%63urtains//velvet/', '/curtains/:category', { category: 'velvet' }],
    ['/Wallpaper', '/wallpaper', {}],
    ['', '/', {}],
  ])('%s leads to %s', (address, path, params) => {
    const resolved = resolveRoute(address);
    expect([resolved.route.path, resolved.params]).toEqual([path, params]);
  });

  it.each(['/curtains%2Fvelvet', '/wallpaper/%E0%A4%A', '/nowhere', '/wallpaper/a/b'])('%s is not found', (address) => {
    expect(resolveRoute(address).route).toBe(notFoundRoute);
  });
});
