import { describe, expect, it } from 'vitest';
import { getPictureSources, getVariantUrl, toAbsolutePictureUrl } from './picture-sources.ts';

describe('picture sources', () => {
  it.each([
    ['/pictures/basant-vine-ivory-flat.1a2b3c.webp', '/pictures/basant-vine-ivory-flat.1a2b3c-640.avif'],
    ['/pictures/home-hero.9f.jpg', '/pictures/home-hero.9f-640.avif'],
  ])('derive the variant of %s: %s', (url, expected) => {
    expect(getVariantUrl(url, 640)).toBe(expected);
  });

  it('list variants by width, with the fallback as src', () => {
    expect(getPictureSources({ url: '/pictures/vine.1a.webp', widths: [1280, 320] })).toEqual({
      src: '/pictures/vine.1a.webp',
      srcSet: '/pictures/vine.1a-320.avif 320w, /pictures/vine.1a-1280.avif 1280w',
      type: 'image/avif',
    });
  });

  it.each([
    ['/pictures/vine.1a.webp', 'https://shop.example/pictures/vine.1a.webp'],
    ['pictures/vine.webp', 'https://shop.example/pictures/vine.webp'],
    ['https://api.example/vine.webp', 'https://api.example/vine.webp'],
    ['https://', 'https://'],
  ])('make %s absolute: %s', (url, expected) => {
    expect(toAbsolutePictureUrl(url, 'https://shop.example')).toBe(expected);
  });

  it.each([
    { url: 'https://cdn.example/vine.webp', widths: [320] },
    { url: '/pictures/vine.1a.webp' },
    { url: '/pictures/vine.svg', widths: [320] },
  ])('have no variants for $url with widths $widths', (picture) => {
    expect(getPictureSources(picture)).toMatchObject({ src: picture.url, srcSet: '' });
  });
});
