import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { getProduct, listSubCategoryNames, saveProductDraft } from '#contract/desk/products/products.ts';
import { startHistoryGuard } from '#desk/elements/history-guard.ts';
import { fakeDesk } from '#tests/support/desk/fake-desk.ts';
import { leaveEditor } from '#tests/support/desk/leave-editor.ts';
import { createDeskProduct } from '#tests/support/desk/product-editor-samples.ts';
import { renderInDesk } from '#tests/support/desk/render-in-desk.tsx';
import { ProductEditor } from '../editor/product-editor.tsx';

beforeAll(startHistoryGuard);
afterEach(leaveEditor);

type Answers = Parameters<typeof fakeDesk>[0][number];

async function showEditor(save: Answers) {
  const desk = fakeDesk([
    [getProduct, { status: 200, data: createDeskProduct() }],
    [listSubCategoryNames, { status: 200, data: { subCategories: [] } }],
    save,
  ]);
  const view = renderInDesk(<ProductEditor id="p1" />, { at: '/desk/products/p1' });
  await screen.findByRole('heading', { level: 1 });
  return { desk, user: userEvent.setup(), ...view };
}

/** Returns true if the browser asks before the tab closes. */
const isAskedBeforeClosing = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));

describe('leaving the editor', () => {
  it('by a link saves first', async () => {
    const { desk, user, getAddress } = await showEditor([
      saveProductDraft,
      { status: 200, data: createDeskProduct({ version: 2 }) },
    ]);
    await user.type(screen.getByLabelText('Title'), '!');
    await user.click(screen.getByRole('link', { name: 'Products' }));
    await waitFor(() => expect(getAddress()).toBe('/desk/products'));
    expect(desk.findSent(saveProductDraft)).toHaveLength(1);
  });

  it('asks if what was typed could not be saved', async () => {
    const { user, getAddress } = await showEditor([saveProductDraft, 'unreachable']);
    await user.type(screen.getByLabelText('Title'), '!');
    await user.click(screen.getByRole('link', { name: 'Products' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave this page?' }));
    await user.click(dialog.getByRole('button', { name: 'Stay' }));
    expect(getAddress()).toBe('/desk/products/p1');
    expect(screen.getByDisplayValue('Basant Vine!')).toBeDefined();
    await user.click(screen.getByRole('link', { name: 'Products' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(getAddress()).toBe('/desk/products'));
  });

  it('by the browser’s Back asks if what was typed could not be saved', async () => {
    window.history.pushState(null, '', '/desk/products');
    window.history.pushState({ idx: 1 }, '', '/desk/products/p1');
    const { user } = await showEditor([saveProductDraft, 'unreachable']);
    const goBack = async () => {
      window.history.back();
      return within(await screen.findByRole('dialog', { name: 'Leave this page?' }));
    };
    await user.type(screen.getByLabelText('Title'), '!');
    await user.click((await goBack()).getByRole('button', { name: 'Stay' }));
    expect([window.location.pathname, window.history.state]).toEqual(['/desk/products/p1', { idx: 1 }]);
    await user.click((await goBack()).getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(window.location.pathname).toBe('/desk/products'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('by the browser’s Back saves first', async () => {
    window.history.pushState(null, '', '/desk/products');
    window.history.pushState({ idx: 1 }, '', '/desk/products/p1');
    const { desk, user } = await showEditor([
      saveProductDraft,
      { status: 200, data: createDeskProduct({ version: 2 }) },
    ]);
    await user.type(screen.getByLabelText('Title'), '!');
    window.history.back();
    await waitFor(() => expect(window.location.pathname).toBe('/desk/products'));
    await waitFor(() => expect(desk.findSent(saveProductDraft)).toHaveLength(1));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('by closing the tab asks only while something is not saved', async () => {
    const { user } = await showEditor([saveProductDraft, { status: 200, data: createDeskProduct({ version: 2 }) }]);
    expect(isAskedBeforeClosing()).toBe(false);
    await user.type(screen.getByLabelText('Title'), '!');
    expect(isAskedBeforeClosing()).toBe(true);
    await waitFor(() => expect(isAskedBeforeClosing()).toBe(false));
  });
});
