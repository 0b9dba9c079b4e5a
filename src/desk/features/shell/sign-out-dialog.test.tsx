import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { getProduct, listProducts, saveProductDraft } from '#contract/desk/products/products.ts';
import { getCurrentStaff, signOutStaff } from '#contract/desk/staff.ts';
import { Desk } from '#desk/app/desk.tsx';
import { createStaff } from '#tests/support/desk/desk-samples.ts';
import { fakeDesk } from '#tests/support/desk/fake-desk.ts';
import { leaveEditor } from '#tests/support/desk/leave-editor.ts';
import { createDeskProduct, createProductDraft } from '#tests/support/desk/product-editor-samples.ts';
import { renderInDesk } from '#tests/support/desk/render-in-desk.tsx';

afterEach(leaveEditor);

const POLL = { timeout: 20_000 };

async function typeInEditor(save: Parameters<typeof fakeDesk>[0][number]) {
  const desk = fakeDesk([
    [getCurrentStaff, { status: 200, data: { staff: createStaff() } }],
    [getProduct, { status: 200, data: createDeskProduct() }],
    [listProducts, { status: 200, data: { products: [], nextCursor: null, count: 0 } }],
    [signOutStaff, { status: 200, data: {} }],
    save,
  ]);
  renderInDesk(<Desk />, { at: '/desk/products/p1' });
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Title', undefined, POLL), '!');
  return { desk, user };
}

describe('logging out of an editor', () => {
  it('saves first', async () => {
    const saved = createDeskProduct({ version: 2, draft: createProductDraft({ title: 'Basant Vine!' }) });
    const { desk, user } = await typeInEditor([saveProductDraft, { status: 200, data: saved }]);
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    expect(await screen.findByRole('heading', { name: 'Log in to the desk' })).toBeDefined();
    const [save] = desk.findSent(saveProductDraft);
    const [signOut] = desk.findSent(signOutStaff);
    expect(desk.sent.filter((request) => request === save || request === signOut)).toEqual([save, signOut]);
    expect(save?.body).toMatchObject({ draft: { title: 'Basant Vine!' } });
  });

  it('asks if that fails, and then leaves nothing in the tab', async () => {
    const { desk, user } = await typeInEditor([saveProductDraft, 'unreachable']);
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Log out without saving?' }));
    expect(desk.findSent(signOutStaff)).toEqual([]);
    // There are unsaved edits again while the desk clears the old ones.
    await user.type(screen.getByLabelText('Title'), '!');
    const sentBefore = desk.findSent(saveProductDraft).length;
    await user.click(dialog.getByRole('button', { name: 'Log out anyway' }));
    expect(await screen.findByRole('heading', { name: 'Log in to the desk' })).toBeDefined();
    await waitFor(() => expect(Object.keys(sessionStorage)).toEqual([]));
    expect(desk.findSent(saveProductDraft)).toHaveLength(sentBefore);
  });
});
