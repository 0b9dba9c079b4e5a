import { expect, it } from 'vitest';
import { decodeUriPart } from './decode-uri.ts';

it.each([
  ['red%20gold', 'red gold'],
  ['', ''],
  ['%E0%A4%95', 'क'],
  ['100%', undefined],
  ['%zz', undefined],
  ['%E0%A4%A', undefined],
  ['\ud83e', undefined],
  ['%F0%9F%AA%91\udc00', undefined],
  ['%F0%9F%AA%91', '🪑'],
])('decodes %j to %j', (encoded, text) => expect(decodeUriPart(encoded)).toBe(text));
