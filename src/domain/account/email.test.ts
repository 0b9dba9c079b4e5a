import { describe, expect, it } from 'vitest';
import { isShopEmail, isSingleAddress } from './email.ts';

describe('an address that the shop writes from', () => {
  it.each(['hello@aangan.example', "o'neil+desk@mail.shop.co.in", 'a@दुकान.भारत', 'a.b@x-1.example'])(
    'may be %s',
    (email) => {
      expect(isShopEmail(email)).toBe(true);
      expect(isSingleAddress(email)).toBe(true);
    },
  );

  it.each([
    '',
    'a,b@x.example',
    '<x>@x.example',
    'böse@x..example',
    'böse@x.example',
    'hello@x..example',
    'hello@x.example.',
    'hello@x',
    'hello@-x.example',
    'hello@x-.example',
    'hello@x.example\u200B',
    'hel\u202Elo@x.example',
    'hello@x.example\nBcc: a@y.example',
    '.hello@x.example',
    'hel..lo@x.example',
    'a@b@x.example',
    'Aangan <hello@x.example>',
    `${'a'.repeat(200)}@x.example`,
  ])('may not be %j', (email) => {
    expect(isShopEmail(email)).toBe(false);
  });
});
