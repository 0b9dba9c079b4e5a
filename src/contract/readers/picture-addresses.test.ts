import { expect, it } from 'vitest';
import { resolvePictureAddresses } from './picture-addresses.ts';

const HOST = 'https://api.example';

it.each([
  ['/uploads/vine.jpg', 'https://api.example/uploads/vine.jpg'],
  ['uploads/vine.jpg', 'https://api.example/uploads/vine.jpg'],
  ['./uploads/vine.jpg', 'https://api.example/uploads/vine.jpg'],
  ['https://cdn.example/vine.jpg', 'https://cdn.example/vine.jpg'],
  ['//cdn.example/vine.jpg', '//cdn.example/vine.jpg'],
  ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
  ['', ''],
])('resolves the picture address %j to %j [D-50]', (address, resolved) => {
  expect(resolvePictureAddresses({ data: [{ images: [{ url: address, sortOrder: 1 }] }] }, HOST)).toEqual({
    data: [{ images: [{ url: resolved, sortOrder: 1 }] }],
  });
  expect(resolvePictureAddresses({ items: [{ productImageUrl: address }] }, HOST)).toEqual({
    items: [{ productImageUrl: resolved }],
  });
});

it('leaves other values alone [D-50]', () => {
  const body = {
    data: { id: '/a', title: 'uploads', images: null, productImageUrl: null, count: 2, isFeatured: true },
  };
  expect(resolvePictureAddresses(body, HOST)).toEqual(body);
});
