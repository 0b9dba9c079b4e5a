import { describe, expect, it } from 'vitest';
import { parseReturnPath } from './return-path.ts';

describe('parseReturnPath', () => {
  it.each([
    '/cart',
    '/checkout',
    '/orders/3f2504e0-4f89-41d3-9a0c-0305e82c3301',
    '/product/7?type=2&width=36#size',
    '/products/all?q=https%3A%2F%2Fevil.example',
    '/fabrics/100%25-cotton',
    '/fabrics/silk-%26-satin',
    '/accounts',
    '/',
  ])('accepts %s [D-02]', (path) => {
    expect(parseReturnPath(path)).toBe(path);
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https:evil.example',
    'https://evil.example/cart',
    'javascript:alert(1)',
    '%2f%2fevil.example',
    '/%2fevil.example',
    '/%252fevil.example',
    '/%5cevil.example',
    '/%09/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/..//evil.example',
    '/cart%00',
    '/%zz',
    ' /cart',
    'cart',
    '',
    `/${'a'.repeat(3_000)}`,
    null,
    undefined,
    ['/cart'],
  ])('rejects %j [D-02]', (candidate) => {
    expect(parseReturnPath(candidate)).toBeUndefined();
  });

  it.each(['/account', '/account/', '/login', '/signup?x=1', '/LOGIN', '/%6Cogin', '/api/Cart'])(
    'rejects %s, which is a sign-in page or no page at all [D-02]',
    (path) => {
      expect(parseReturnPath(path)).toBeUndefined();
    },
  );
});
