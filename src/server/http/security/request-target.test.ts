import { describe, expect, it } from 'vitest';
import { normaliseTarget } from './request-target.ts';

describe('the request target', () => {
  it.each([
    ['/', '/'],
    ['/products/all?q=1', '/products/all?q=1'],
    ['//evil.example/x', '//evil.example/x'],
    ['http://a/products/all?q=1', '/products/all?q=1'],
    ['HTTPS://shop.example', '/'],
    ['http://a?x', '/?x'],
    ['/caf%C3%A9?q=%', '/caf%C3%A9?q=%'],
    ['/100%', '/100%25'],
    ['/%E0%A4%A?q=1?2', '/%25E0%25A4%25A?q=1?2'],
    ['/api/Products/%', '/api/Products/%'],
    ['*', undefined],
    ['*?x', undefined],
    ['a.example:443', undefined],
    ['javascript:alert(1)', undefined],
    [undefined, undefined],
  ])('normalises %s to %s', (target, address) => {
    expect(normaliseTarget(target)).toBe(address);
  });
});
