import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { expect, it } from 'vitest';
import { renderInShop } from '#tests/support/storefront/render-in-shop.tsx';
import { SearchRow } from './search-row.tsx';

function ResultsPage() {
  const q = new URLSearchParams(useLocation().search).get('q') ?? '';
  return (
    <main tabIndex={-1}>
      <h1>{q}</h1>
      <SearchRow q={q} />
    </main>
  );
}

it('moves the focus to the results of the next search, as to a new page [D-05]', async () => {
  renderInShop(<ResultsPage />, { url: '/products/all?q=heron' });
  const getField = () => screen.getByLabelText<HTMLInputElement>('Search products');
  await userEvent.clear(getField());
  await userEvent.type(getField(), ' velvet {Enter}');
  await screen.findByRole('heading', { name: 'velvet' });
  await waitFor(() => expect(getField().value).toBe('velvet'));
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
