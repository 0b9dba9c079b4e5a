import { describe, expect, it } from 'vitest';
import { requestAddress } from './request-address.ts';

describe('the address of a request', () => {
  it.each([
    ['/', '/'],
    ['/products/all?q=1', '/products/all?q=1'],
    ['//evil.example/x', '//evil.example/x'],
    ['http://a/products/all?q=1', '/products/all?q=1'],
    ['HTTPS://shop.example', '/'],
    ['http://a?x', '/?x'],
    ['*', undefined],
    ['*?x', undefined],
    ['a.example:443', undefined],
    ['javascript:alert(1)', undefined],
    [undefined, undefined],
  ])('%s is %s', (target, address) => {
    expect(requestAddress(target)).toBe(address);
  });
});
