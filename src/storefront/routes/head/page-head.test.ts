import { describe, expect, it } from 'vitest';
import { renderHeadHtml } from '#storefront/app/head/head-html.ts';
import { applyHead } from '#storefront/app/head/head-writer.ts';
import { sampleSettings } from '#tests/support/samples/settings-samples.ts';
import { buildHeadContent } from './page-head.ts';

const content = buildHeadContent(
  {
    title: 'Silk & "Gold" <b>',
    description: 'A "fine" cloth',
    canonicalPath: '/product/1',
    image: { url: '/pictures/a.webp', width: 1200, height: 630 },
  },
  sampleSettings,
);

describe('head of a page', () => {
  it('escapes every value and has a canonical URL and a link preview', () => {
    const html = renderHeadHtml(content);
    expect(html).toContain('<title>Silk &amp; "Gold" &lt;b&gt; | Aangan</title>'.replaceAll('"', '&quot;'));
    expect(html).toContain('<meta name="description" content="A &quot;fine&quot; cloth" data-page>');
    expect(html).toContain('<link rel="canonical" href="https://shop.example/product/1" data-page>');
    expect(html).toContain('<meta property="og:image" content="https://shop.example/pictures/a.webp" data-page>');
    expect(html).not.toContain('noindex');
  });

  it('marks private pages as noindex, without a canonical URL [D-27]', () => {
    const html = renderHeadHtml(
      buildHeadContent({ title: 'Profile', description: 'Yours', isIndexed: false }, sampleSettings),
    );
    expect(html).toContain('<meta name="robots" content="noindex" data-page>');
    expect(html).not.toContain('canonical');
  });

  it('is replaced on navigation in the browser', () => {
    document.head.innerHTML = renderHeadHtml(content);
    applyHead(buildHeadContent({ title: 'Next', description: 'Other', isIndexed: false }, sampleSettings));
    expect(document.title).toBe('Next | Aangan');
    expect(document.querySelectorAll('meta[name=description]')).toHaveLength(1);
    expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toBe('Other');
    expect(document.querySelector('link[rel=canonical]')).toBeNull();
    expect(document.querySelector('link[rel=icon]')).not.toBeNull();
  });
});
