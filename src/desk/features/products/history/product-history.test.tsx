import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { getProduct, listProductHistory, revertProduct } from '#contract/desk/products/products.ts';
import { fakeDesk } from '#tests/support/desk/fake-desk.ts';
import { createDeskProduct, createProductDraft } from '#tests/support/desk/product-editor-samples.ts';
import { renderInDesk } from '#tests/support/desk/render-in-desk.tsx';
import { ProductHistory } from './product-history.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const ENTRIES = [
  {
    id: 'h2',
    action: 'published',
    at: '2026-01-02T08:00:00.000Z',
    by: 'Meera Shah',
    changes: [{ label: 'Type Sheer: rate', from: '₹385', to: '₹400' }],
  },
  { id: 'h1', action: 'published', at: '2026-01-01T08:00:00.000Z', by: 'Kiran Rao', changes: [] },
];
const respond = (data: unknown) => ({ status: 200, data });

describe('the history of a product', () => {
  it('shows person, time and changes of each version', async () => {
    fakeDesk([
      [getProduct, respond(createDeskProduct())],
      [listProductHistory, respond({ entries: ENTRIES })],
    ]);
    renderInDesk(<ProductHistory id="p1" />);
    expect(await screen.findByRole('row', { name: 'Type Sheer: rate ₹385 ₹400' })).toBeDefined();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('History of Basant Vine');
    const [newest, first] = screen.getAllByRole('listitem');
    expect(newest?.textContent).toContain('Meera Shah, 2 Jan 2026, 1:30 pm');
    expect(first?.textContent).toContain('First version');
    expect(screen.getAllByRole('button', { name: 'Go back to this version' })).toHaveLength(1);
  });

  it('makes an earlier version the draft and returns to the editor', async () => {
    const desk = fakeDesk([
      [getProduct, respond(createDeskProduct({ version: 7 }))],
      [listProductHistory, respond({ entries: ENTRIES })],
      [revertProduct, respond(createDeskProduct({ version: 8, draft: createProductDraft() }))],
    ]);
    const { getAddress } = renderInDesk(<ProductHistory id="p1" />);
    const user = userEvent.setup();
    const first = within((await screen.findAllByRole('listitem'))[1] as HTMLElement);
    await user.click(first.getByRole('button', { name: 'Go back to this version' }));
    expect(desk.findSent(revertProduct)[0]?.body).toEqual({ version: 7, entryId: 'h1' });
    await vi.waitFor(() => expect(getAddress()).toBe('/desk/products/p1'));
  });

  it('asks before an earlier version replaces unpublished changes', async () => {
    const draft = createProductDraft({ title: 'Half finished' });
    const desk = fakeDesk([
      [getProduct, respond(createDeskProduct({ draft }))],
      [listProductHistory, respond({ entries: ENTRIES })],
      [revertProduct, respond(createDeskProduct({ version: 2, draft: createProductDraft() }))],
    ]);
    const { getAddress } = renderInDesk(<ProductHistory id="p1" />, { at: '/desk/products/p1/history' });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Go back to this version' }));
    const dialog = screen.getByRole('dialog', { name: 'Replace the unpublished changes?' });
    await user.click(within(dialog).getByRole('button', { name: 'Keep the changes' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(desk.findSent(revertProduct)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Go back to this version' }));
    await user.click(screen.getByRole('button', { name: 'Replace and go back' }));
    await vi.waitFor(() => expect(getAddress()).toBe('/desk/products/p1'));
  });

  it('reloads a product that somebody else changed, so that the next click works', async () => {
    const changed = createDeskProduct({ version: 5, changedBy: 'Meera Shah' });
    const desk = fakeDesk([
      [getProduct, respond(createDeskProduct())],
      [listProductHistory, respond({ entries: ENTRIES })],
      [revertProduct, { status: 409, message: 'Changed.', data: { product: changed } }, respond(changed)],
    ]);
    const { getAddress } = renderInDesk(<ProductHistory id="p1" />, { at: '/desk/products/p1/history' });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Go back to this version' }));
    expect(await screen.findByText(/^Meera Shah changed this product in the meantime/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Go back to this version' }));
    await vi.waitFor(() => expect(getAddress()).toBe('/desk/products/p1'));
    expect(desk.findSent(revertProduct)[1]?.body).toEqual({ version: 5, entryId: 'h1' });
  });

  it('shows an empty state before the first publication', async () => {
    const draft = createProductDraft();
    fakeDesk([
      [getProduct, respond(createDeskProduct({ state: 'new', published: null, draft }))],
      [listProductHistory, respond({ entries: [] })],
    ]);
    renderInDesk(<ProductHistory id="p1" />);
    expect(await screen.findByText('Nothing published in the desk yet')).toBeDefined();
  });
});
