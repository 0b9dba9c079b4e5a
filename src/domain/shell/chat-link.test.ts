import { describe, expect, it } from 'vitest';
import { buildChatLink, buildChatText, getChatProduct } from './chat-link.ts';

const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15';

describe('chat link', () => {
  it('is prefilled with the product and, if given, the page URL [CHAT-02, CHAT-06]', () => {
    expect(buildChatText('wallpaper')).toBe("Hi! I'm interested in wallpaper products.");
    expect(buildChatText('wallpaper', 'https://shop.example/product/7')).toBe(
      "Hi! I'm interested in wallpaper products. https://shop.example/product/7",
    );
  });

  it('names the category of the page, or home decor [Q-129]', () => {
    expect(getChatProduct('curtains')).toBe('curtains');
    expect(getChatProduct(undefined)).toBe('home decor');
  });

  it.each([
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1',
    'Mozilla/5.0 (Linux; Android 14; Tab) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
    'Opera/9.80 (J2ME/MIDP; Opera Mini/9.80) Presto/2.12',
    'Mozilla/5.0 (Windows Phone 10.0) Edge/15.1',
  ])('opens the mobile app for %s [CHAT-04, CHAT-08]', (userAgent) => {
    expect(buildChatLink({ phone: '919876543210', text: 'x', userAgent })).toMatch(
      /^https:\/\/api\.whatsapp\.com\/send\?/,
    );
  });

  it.each([DESKTOP, MAC, ''])('opens the web app for %j [CHAT-05]', (userAgent) => {
    expect(buildChatLink({ phone: '919876543210', text: 'x', userAgent })).toMatch(
      /^https:\/\/web\.whatsapp\.com\/send\?/,
    );
  });

  it('contains the number and the encoded text [CHAT-07, Q-130]', () => {
    const text = buildChatText('wallpaper', 'https://shop.example/product/7?a=1&b=2');
    const link = buildChatLink({ phone: '+91 98765 43210', text, userAgent: DESKTOP });
    const [, query = ''] = link.split('?');
    const [phone = '', encoded = '', ...rest] = query.split('&');
    expect([phone, rest]).toEqual(['phone=919876543210', []]);
    expect(decodeURIComponent(encoded.replace('text=', ''))).toBe(text);
  });
});
