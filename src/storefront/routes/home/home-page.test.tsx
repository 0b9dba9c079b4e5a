import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { loadHomeView } from '#storefront/state/catalogue/home-thunks.ts';
import { sampleProduct } from '#tests/support/samples/product-samples.ts';
import { createFakeTransport, jsonResponse, okResponse } from '#tests/support/storefront/fake-transport.ts';
import { renderWithStore } from '#tests/support/storefront/render-with-store.tsx';
import { HomePage } from './home-page.tsx';

const cards = () => screen.queryAllByRole('article').map((card) => card.querySelector('h3')?.textContent);
const openTab = (name: string) => userEvent.click(screen.getByRole('tab', { name }));

describe('the home page', () => {
  it('shows its four sample wallpapers and asks nobody [HOME-24]', () => {
    const transport = createFakeTransport();
    renderWithStore(<HomePage />, { transport });
    expect(cards()).toHaveLength(4);
    expect(transport.requests).toEqual([]);
  });

  it('says what went wrong in a tab whose products did not come, and tries again', async () => {
    const blind = sampleProduct('roller', { category: 'blinds', title: 'Roller' });
    let isUp = false;
    const transport = createFakeTransport({
      'GET /api/Products/GetAllProducts': () => (isUp ? okResponse([blind]) : jsonResponse(503, {})),
    });
    const { store } = renderWithStore(<HomePage />, { transport });
    await openTab('Blinds');
    expect(screen.getByRole('status').textContent).toBe('Loading ...');
    await act(() => store.dispatch(loadHomeView()));
    expect(screen.getByRole('alert').textContent).toContain('HTTP 503');
    isUp = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(cards()).toEqual(['Roller']);
    await openTab('Canvas');
    expect(screen.getByText('No products available in Canvas')).toBeTruthy();
  });
});
