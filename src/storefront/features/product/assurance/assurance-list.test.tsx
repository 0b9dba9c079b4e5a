import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ShopFacts } from '#contract/public-settings.ts';
import { sampleSettings } from '#tests/support/samples/settings-samples.ts';
import { testProducts } from '#tests/support/shop/test-catalogue.ts';
import { buildOkResponse } from '#tests/support/storefront/fake-transport.ts';
import { SAVED_DETAILS } from '#tests/support/storefront/render-checkout.tsx';
import { renderProductPage } from '#tests/support/storefront/render-product-page.tsx';
import { createTestStore, renderWithStore } from '#tests/support/storefront/render-with-store.tsx';
import { AssuranceList } from './assurance-list.tsx';

const { curtains, canvas, wallpaper } = testProducts;
// Monday morning in India.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-16T04:00:00Z') }));

const getList = () => screen.getByRole('region', { name: 'Delivery, returns and help' });

const createStoreWith = (changes: Partial<ShopFacts>) => {
  const shop = { ...sampleSettings, shop: { ...sampleSettings.shop, ...changes } };
  return createTestStore({ preloadedState: { shop } });
};

describe('the delivery promise of a product', () => {
  it('states working days in the HTML for everyone and adds the date in the browser [D-43]', async () => {
    const checkServedHtml = () => {
      expect(getList().textContent).toContain('Made and delivered in 10 to 15 working days');
      expect(getList().textContent).not.toContain('2026');
    };
    await renderProductPage(curtains, { enterEarly: checkServedHtml });
    expect(getList().textContent).toContain('Made and delivered in 10 to 15 working days');
    await waitFor(() => expect(getList().textContent).toContain('By Thu, 3 Dec 2026 if you order today'));
  });

  it('uses the zone of the saved PIN code [D-43]', async () => {
    await renderProductPage(curtains, {
      isSignedIn: true,
      responses: { 'GET /api/UserDetails/:userId': () => buildOkResponse(SAVED_DETAILS) },
    });
    const expected = 'By Fri, 27 Nov 2026 to PIN code 380009 if you order today';
    await waitFor(() => expect(getList().textContent).toContain(expected));
  });

  it('counts from the next day after midnight in India [D-43]', async () => {
    await renderProductPage(curtains);
    await waitFor(() => expect(getList().textContent).toContain('By Thu, 3 Dec 2026'));
    vi.setSystemTime(new Date('2026-11-16T18:30:00Z'));
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(getList().textContent).toContain('By Fri, 4 Dec 2026'));
  });

  it('is absent without delivery times in the settings [D-43]', () => {
    renderWithStore(<AssuranceList product={curtains} isWashable={false} />, {
      store: createStoreWith({ delivery: undefined }),
    });
    expect(getList().textContent).not.toMatch(/working days|2026/);
  });
});

describe('the facts beside the button', () => {
  it('state returns, care, fitting help and payments', async () => {
    await renderProductPage(curtains);
    const text = getList().textContent;
    expect(text).toContain('Please report damage or defects within 24 hours of delivery.');
    expect(text).toContain('Vacuum from top to bottom with a soft brush every month.');
    expect(text).not.toContain('Wash or dry-clean');
    expect(text).toContain(sampleSettings.shop.fittingHelp);
    expect(text).toContain('UPI, Cards, Net banking, Wallets');
    const links = [...getList().querySelectorAll('a')].map(({ textContent, href }) => [textContent, href]);
    expect(links).toEqual([
      ['Return policy', expect.stringMatching(/\/returnpolicy$/)],
      ['Care and installation', expect.stringMatching(/#care$/)],
      [expect.stringMatching(/^WhatsApp/), expect.stringContaining('api.whatsapp.com/send?phone=917940000000')],
      ['contact us', expect.stringMatching(/\/contact$/)],
    ]);
    expect(document.getElementById('care')?.parentElement?.textContent).toContain('Wash or dry-clean');
  });

  it.each([
    ['returns of canvas', canvas, false, 'within 15 days of delivery'],
    ['washing', wallpaper, true, 'Wipe from the bottom up with a soft, damp cloth and plain water.'],
  ])('state %s', (_, product, isWashable, expected) => {
    renderWithStore(<AssuranceList product={product} isWashable={isWashable} />);
    expect(getList().textContent).toContain(expected);
  });

  it.each([
    [undefined, []],
    ['We make it again if our measuring was wrong.', ['We make it again if our measuring was wrong.']],
  ])('promise a remake only as the settings do: %j', (remakePromise, expected) => {
    renderWithStore(<AssuranceList product={curtains} isWashable={false} />, {
      store: createStoreWith({ remakePromise }),
    });
    expect(screen.queryAllByText(/We make it again/).map(({ textContent }) => textContent)).toEqual(expected);
  });

  it('offer nothing that the settings do not state', () => {
    const nothing = { delivery: undefined, acceptedPayments: undefined, fittingHelp: undefined };
    renderWithStore(<AssuranceList product={curtains} isWashable={false} />, { store: createStoreWith(nothing) });
    const titles = [...getList().querySelectorAll('li')].map((item) => item.querySelector('p')?.textContent);
    expect(titles).toEqual(['Returns', 'Care']);
  });
});
