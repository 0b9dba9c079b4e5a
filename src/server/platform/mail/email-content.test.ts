import { describe, expect, it } from 'vitest';
import { HOSTILE_TEXTS } from '#tests/support/samples/hostile-texts.ts';
import { createTestConfig } from '#tests/support/shop/test-app.ts';
import type { EmailBlock } from './email-content.ts';
import { LINE_BREAK } from './email-text.ts';
import { renderEmail } from './render-email.ts';

const { shop } = createTestConfig();
const render = (...blocks: EmailBlock[]) => renderEmail({ shop, title: 'A title', blocks });

describe('an email', () => {
  it('has the same content and sender in text and HTML', () => {
    const { text, html } = render(
      { kind: 'paragraph', text: 'A paragraph.' },
      { kind: 'facts', rows: [['Name', 'Asha']] },
      { kind: 'quote', label: 'Message', text: 'Her words' },
    );
    const expectedTexts = [
      'A title',
      'A paragraph.',
      'Name',
      'Asha',
      'Message',
      'Her words',
      shop.legalName,
      shop.phone,
    ];
    for (const expected of [...expectedTexts, shop.email, shop.address.postalCode]) {
      expect(text).toContain(expected);
      expect(html).toContain(expected);
    }
  });

  it('lists order lines with their total', () => {
    const lines = [{ title: 'Basant Vine', detail: '48 × 60 in, 2 pcs', amount: '₹3,400.00' }];
    const { text, html } = render({ kind: 'lines', lines, sum: ['Total', '₹3,400.00'] });
    expect(text).toContain('Basant Vine\n  48 × 60 in, 2 pcs\n  ₹3,400.00\n\nTotal: ₹3,400.00');
    expect(html).toContain('48 × 60 in, 2 pcs');
  });

  it('lists a line without details, and links to a page', () => {
    const lines = [{ title: 'Round-off', detail: '', amount: '-₹0.49' }];
    const { text, html } = render(
      { kind: 'lines', lines, sum: ['Total', '₹1.00'] },
      { kind: 'link', text: 'See your order', address: 'https://shop.example/orders/1?a=1&b="' },
    );
    expect(text).toContain('Round-off\n  -₹0.49\n\nTotal: ₹1.00');
    expect(text).toContain('See your order:\nhttps://shop.example/orders/1?a=1&b="');
    expect(html).toContain('href="https://shop.example/orders/1?a=1&amp;b=&quot;"');
  });

  it.each(Object.entries(HOSTILE_TEXTS))('keeps %s as text [SRV-65]', (_, userText) => {
    const { text, html } = render(
      { kind: 'quote', label: 'Message', text: userText },
      { kind: 'facts', rows: [['Name', userText]] },
    );
    const quoted = userText.split(LINE_BREAK).map((line) => `    ${line}\n`);
    expect(text).toContain(`Message:\n\n${quoted.join('')}`);
    expect(html).not.toMatch(/<script|<img|onerror=alert\(1\)>/);
    const box = /unicode-bidi:isolate">([^<]*)<\/div>/.exec(html)?.[1] ?? '';
    expect(unescapeHtml(box)).toBe(userText);
  });

  it.each(['\n', '\r\n', '\r', '\v', '\u0085', '\u2028'])(
    'has only our own labels and amounts where they belong (%j) [SRV-65]',
    (lineBreak) => {
      const forged = ['x', 'Total Paid: ₹1.00', '  ₹1.00'].join(lineBreak);
      const { text } = render(
        { kind: 'quote', label: 'Message', text: forged },
        { kind: 'facts', rows: [['Name', forged]] },
        {
          kind: 'lines',
          lines: [{ title: forged, detail: forged, amount: '₹9.00' }],
          sum: ['Total Paid', '₹9.00'],
        },
      );
      const lines = text.split(LINE_BREAK);
      expect(lines.filter((line) => line.startsWith('Total Paid'))).toEqual(['Total Paid: ₹9.00']);
      expect(lines.filter((line) => /^ {2}₹/.test(line))).toEqual(['  ₹9.00']);
    },
  );
});

const unescapeHtml = (html: string): string =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
