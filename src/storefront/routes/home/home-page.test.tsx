import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { loadHomeView } from '#storefront/state/catalogue/home-thunks.ts';
import { createSampleProduct } from '#tests/support/samples/product-samples.ts';
import { buildJsonResponse, buildOkResponse, createFakeTransport } from '#tests/support/storefront/fake-transport.ts';
import { renderWithStore } from '#tests/support/storefront/render-with-store.tsx';
import { HomePage } from './home-page.tsx';

const listCardTitles = () => screen.queryAllByRole('article').map((card) => card.querySelector('h3')?.textContent);
const openTab = (name: string) => userEvent.click(screen.getByRole('tab', { name }));

describe('the home page', () => {
  it('shows its four sample wallpapers without a request [HOME-24]', () => {
    const transport = createFakeTransport();
    renderWithStore(<HomePage />, { transport });
    expect(listCardTitles()).toHaveLength(4);
    expect(transport.requests).toEqual([]);
  });

  it('shows the error in a tab whose products failed to load, and retries', async () => {
    const blind = createSampleProduct('roller', { category: 'blinds', title: 'Roller' });
    let isUp = false;
    const transport = createFakeTransport({
      'GET /api/Products/GetAllProducts': () => (isUp ? buildOkResponse([blind]) : buildJsonResponse(503, {})),
    });
    const { store } = renderWithStore(<HomePage />, { transport });
    await openTab('Blinds');
    expect(screen.getByRole('status').textContent).toBe('Loading ...');
    await act(() => store.dispatch(loadHomeView()));
    expect(screen.getByRole('alert').textContent).toContain('HTTP 503');
    isUp = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(listCardTitles()).toEqual(['Roller']);
    await openTab('Canvas');
    expect(screen.getByText('No products available in Canvas')).toBeTruthy();
  });
});
