import { describe, expect, it, vi } from 'vitest';
import type { Route } from '#storefront/routes/route.ts';
import { lazyPage } from './lazy-page.ts';

const Page = () => null;
const head = () => ({ title: 'Page', description: 'A page' });

function createLazyPage() {
  const page = vi.fn<Route['page']>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue({ Page, head });
  return lazyPage({ path: '/page', file: 'page', page });
}

describe('a lazy page', () => {
  it('loads again after a failed prefetch, and is then available without waiting', async () => {
    const page = createLazyPage();
    await page.prefetch();
    expect(page.getLoaded()).toBeUndefined();
    expect(await page.load()).toEqual({ Page, head });
    expect(page.getLoaded()).toEqual({ Page, head });
  });

  it('stays failed once a visitor has seen the error, instead of loading in a loop', async () => {
    const page = createLazyPage();
    await expect(page.load()).rejects.toThrow('offline');
    await expect(page.load()).rejects.toThrow('offline');
  });
});
