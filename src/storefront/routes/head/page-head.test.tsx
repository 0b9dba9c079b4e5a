import { render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lazyPage } from '#storefront/app/router/lazy-page.ts';
import { sampleSettings } from '#tests/support/samples/settings-samples.ts';
import { catalogueRoutes } from '../catalogue/catalogue-routes.ts';
import { CrawlerTags } from './crawler-tags.tsx';
import { HeadTags, type PageHead } from './page-head.tsx';

const product: PageHead = {
  title: 'Silk & "Gold" <b>',
  description: 'A "fine" cloth',
  canonicalPath: '/product/1',
  crawlers: { image: { url: '/pictures/a.webp', width: 1200, height: 630 } },
};
const profile: PageHead = { title: 'Profile', description: 'Yours', isIndexed: false };
const renderHead = (head: PageHead) => renderToStaticMarkup(<HeadTags head={head} settings={sampleSettings} />);
const renderCrawlerTags = (head: PageHead) =>
  renderToStaticMarkup(<CrawlerTags head={head} settings={sampleSettings} />);

describe('head of a page', () => {
  it('escapes every value and has a canonical URL and a link preview', () => {
    const html = renderHead(product);
    expect(html).toContain('<title>Silk &amp; &quot;Gold&quot; &lt;b&gt; | Aangan</title>');
    expect(html).toContain('<meta name="description" content="A &quot;fine&quot; cloth"/>');
    expect(html).toContain('<link rel="canonical" href="https://shop.example/product/1"/>');
    expect(renderCrawlerTags(product)).toContain(
      '<meta property="og:image" content="https://shop.example/pictures/a.webp"/>',
    );
    expect(html).not.toContain('noindex');
  });

  it('marks private pages as noindex, without a canonical URL [D-27]', () => {
    const html = renderHead(profile);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toContain('canonical');
  });

  it('takes over the served tags in the browser and replaces them on navigation', () => {
    // Other test files of the worker need its style sheets.
    for (const node of document.head.querySelectorAll(':scope > :not(style)')) node.remove();
    document.head.insertAdjacentHTML('beforeend', `<link rel="icon" href="/icon.svg">${renderHead(product)}`);
    const served = [...document.head.children];
    const container = document.body.appendChild(document.createElement('div'));
    const view = render(<HeadTags key="product" head={product} settings={sampleSettings} />, {
      container,
      hydrate: true,
    });
    expect([...document.head.children]).toEqual(served);

    view.rerender(<HeadTags key="profile" head={profile} settings={sampleSettings} />);
    expect(document.title).toBe('Profile | Aangan');
    expect(document.querySelectorAll('title')).toHaveLength(1);
    const descriptions = [...document.querySelectorAll('meta[name=description]')];
    expect(descriptions.map((tag) => tag.getAttribute('content'))).toEqual(['Yours']);
    expect(document.querySelector('link[rel=canonical]')).toBeNull();
    expect(document.querySelector('link[rel=icon]')).not.toBeNull();
  });

  it('has a preview picture of 1200 by 630 on every browsing page', async () => {
    for (const route of catalogueRoutes) {
      const content = { documents: {}, fetchedAt: {}, failedSlot: null };
      const state = { shop: sampleSettings, browse: { views: [], failure: null }, content } as never;
      const { head: getHead } = await lazyPage(route).load();
      const head = getHead({ params: { category: 'linen' }, search: new URLSearchParams(), state });
      const html = renderHead(head) + renderCrawlerTags(head);
      expect(html).toMatch(/og:image" content="https:\/\/shop\.example\/pictures\/share-[a-z]+\.[0-9a-f]{8}\.jpg"/);
      expect(html).toContain('og:image:width" content="1200"');
      expect(html).toContain('og:image:height" content="630"');
      expect(html).toMatch(/rel="canonical" href="https:\/\/shop\.example\//);
      expect(head.description.length).toBeGreaterThan(50);
    }
  });
});

describe('structured data in the page', () => {
  it('cannot break out of its script element', () => {
    const block = { name: '</script><script>alert(1)</script>' };
    const html = renderCrawlerTags({ ...product, crawlers: { structuredData: [block] } });
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(JSON.parse(/<script[^>]*>(.*)<\/script>/.exec(html)?.[1] ?? '')).toEqual(block);
  });
});
