import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSampleProduct } from '#tests/support/samples/product-samples.ts';
import { renderInShop } from '#tests/support/storefront/render-in-shop.tsx';
import { ChatButton } from './chat-button.tsx';

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/156.0 Safari/537.36';
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/156.0 Mobile Safari/537.36';

const getChatUrl = (url: string, userAgent = MAC) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  renderInShop(<ChatButton />, {
    url,
    products: [createSampleProduct('42', { title: 'Linen Fold', category: 'curtains', subCategory: null })],
  });
  return new URL(screen.getByRole<HTMLAnchorElement>('link').href);
};

afterEach(() => {
  vi.restoreAllMocks();
});

describe('ChatButton', () => {
  it('opens a chat with the shop’s number in a new tab [CHAT-03, CHAT-07]', () => {
    expect(getChatUrl('/').searchParams.get('phone')).toBe('917940000000');
    expect(screen.getByRole('link').getAttribute('target')).toBe('_blank');
    expect(screen.getByRole('link').getAttribute('rel')).toContain('noopener');
  });

  it.each([
    ['/', "Hi! I'm interested in home decor products."],
    ['/blinds', "Hi! I'm interested in blinds products."],
    ['/wallpaper/bahaara', "Hi! I'm interested in wallpaper products."],
    ['/product/42', "Hi! I'm interested in curtains products. https://shop.example/product/42"],
    ['/product/unknown', "Hi! I'm interested in home decor products. https://shop.example/product/unknown"],
  ])('on %s prefills %j [CHAT-02, CHAT-06]', (url, text) => {
    expect(getChatUrl(url).searchParams.get('text')).toBe(text);
  });

  it('uses the mobile url on a phone [CHAT-04]', () => {
    expect(getChatUrl('/', ANDROID).host).toBe('api.whatsapp.com');
  });

  it('uses the web url on a desktop [CHAT-05]', () => {
    expect(getChatUrl('/', MAC).host).toBe('web.whatsapp.com');
  });
});
