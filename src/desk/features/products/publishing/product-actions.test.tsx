import { fireEvent, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { DeskProduct, DeskProductRow } from '#contract/desk/products/desk-product.ts';
import {
  archiveProduct,
  discardProductDraft,
  duplicateProduct,
  getProduct,
  hideProduct,
  listProducts,
  listSubCategoryNames,
  saveProductDraft,
  showProduct,
} from '#contract/desk/products/products.ts';
import { createDeferred } from '#tests/support/create-deferred.ts';
import { fakeDesk } from '#tests/support/desk/fake-desk.ts';
import { leaveEditor } from '#tests/support/desk/leave-editor.ts';
import { createDeskProduct, createProductDraft } from '#tests/support/desk/product-editor-samples.ts';
import { renderInDesk } from '#tests/support/desk/render-in-desk.tsx';
import { ProductEditor } from '../editor/product-editor.tsx';

afterEach(leaveEditor);

type Answers = Parameters<typeof fakeDesk>[0];
type Place = NonNullable<Parameters<typeof renderInDesk>[1]>['at'] & {};
const respond = (data: unknown) => ({ status: 200, data });

const ROW: DeskProductRow = {
  id: 'p2',
  version: 1,
  state: 'published',
  hasDraft: false,
  title: 'Monsoon Leaf',
  category: 'curtains',
  subCategory: 'Floral',
  isFeatured: false,
  image: null,
  lowestRate: 300,
  typeCount: 1,
  colourCount: 1,
  changedAt: null,
  changedBy: null,
};

type Found = { status: number; data?: unknown; message?: string };
const FOUND: Found = respond({ products: [ROW], nextCursor: null, count: 1 });

async function giveReason(user: UserEvent, confirm: string): Promise<void> {
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText('Reason'), 'A mistake');
  await user.click(dialog.getByRole('button', { name: confirm }));
}

async function showActions(
  product: DeskProduct,
  answers: Answers,
  at: Place = '/desk/products/p1',
  found: readonly Found[] = [FOUND],
) {
  const desk = fakeDesk([
    [getProduct, respond(product)],
    [listProducts, ...found],
    [listSubCategoryNames, respond({ subCategories: [] })],
    ...answers,
  ]);
  const { getAddress } = renderInDesk(<ProductEditor id="p1" />, { at });
  const panel = within(await screen.findByRole('region', { name: 'More' }));
  return { desk, panel, getAddress, user: userEvent.setup() };
}

describe('the actions of a product', () => {
  it('archive it with a reason and a product to which its address leads, found by search', async () => {
    const archived = createDeskProduct({
      state: 'archived',
      version: 2,
      redirectTo: { id: 'p2', title: 'Monsoon Leaf' },
    });
    const { desk, panel, user } = await showActions(createDeskProduct(), [[archiveProduct, respond(archived)]]);
    await user.click(panel.getByRole('button', { name: 'Archive' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Archive Basant Vine?' }));
    await user.click(dialog.getByRole('button', { name: 'Archive' }));
    expect(dialog.getByText('Reason is required.')).toBeDefined();
    await user.type(dialog.getByLabelText(/^Product to which the old address leads/), 'mons');
    await user.click(await dialog.findByRole('button', { name: 'Monsoon Leaf' }));
    await user.type(dialog.getByLabelText('Reason'), 'No longer woven');
    await user.click(dialog.getByRole('button', { name: 'Archive' }));
    expect(await screen.findByText('Archived. The product is off sale.')).toBeDefined();
    expect(desk.findSent(archiveProduct)[0]?.body).toEqual({ version: 1, reason: 'No longer woven', redirectTo: 'p2' });
    const searches = desk.findSent(listProducts).map(({ body }) => body);
    expect(searches).toContainEqual(expect.objectContaining({ search: 'mons', tab: 'published' }));
    expect(screen.getByRole('link', { name: 'Monsoon Leaf' }).getAttribute('href')).toBe('/desk/products/p2');
  });

  it('hide it and show it again', async () => {
    const { desk, panel, user } = await showActions(createDeskProduct(), [
      [hideProduct, respond(createDeskProduct({ state: 'hidden', version: 2 }))],
      [showProduct, respond(createDeskProduct({ version: 3 }))],
    ]);
    await user.click(panel.getByRole('button', { name: 'Hide' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Hide' }));
    await user.click(await panel.findByRole('button', { name: 'Show again' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Show' }));
    expect(await screen.findByText('The product is on sale again.')).toBeDefined();
    expect(desk.findSent(showProduct)[0]?.body).toEqual({ version: 2 });
  });

  it('wait for what was typed to be saved, and use the version of that', async () => {
    const saved = createDeskProduct({ version: 2, draft: createProductDraft({ title: 'Basant Vine!' }) });
    const { desk, panel, user } = await showActions(createDeskProduct(), [
      [saveProductDraft, respond(saved)],
      [hideProduct, respond({ ...saved, state: 'hidden', version: 3 })],
    ]);
    await user.type(screen.getByLabelText('Title'), '!');
    await user.click(panel.getByRole('button', { name: 'Hide' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Hide' }));
    expect(await screen.findByText('Hidden. Customers no longer see this product.')).toBeDefined();
    expect(desk.findSent(hideProduct)[0]?.body).toEqual({ version: 2 });
    expect(screen.getByDisplayValue('Basant Vine!')).toBeDefined();
  });

  it('do nothing, and say so, if what was typed cannot be saved', async () => {
    const { desk, panel, user } = await showActions(createDeskProduct(), [[saveProductDraft, 'unreachable']]);
    await user.type(screen.getByLabelText('Title'), '!');
    await user.click(panel.getByRole('button', { name: 'Hide' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Hide' }));
    expect(await dialog.findByText("We couldn't save your last changes, so nothing was done.")).toBeDefined();
    expect(desk.findSent(hideProduct)).toEqual([]);
  });

  it('are busy while what was typed is saved, and stop if the dialog is closed meanwhile', async () => {
    const saving = createDeferred<Response>();
    const saved = createDeskProduct({ version: 2, draft: createProductDraft({ title: 'Basant Vine!' }) });
    const { desk, panel, user } = await showActions(createDeskProduct(), [[saveProductDraft, saving.promise]]);
    await user.type(screen.getByLabelText('Title'), '!');
    await user.click(panel.getByRole('button', { name: 'Hide' }));
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Hide' }));
    expect(within(dialog).getByText('Working…')).toBeDefined();
    // Browsers do this at the second Escape, without asking.
    dialog.close();
    fireEvent(dialog, new Event('close'));
    expect(screen.queryByRole('dialog')).toBeNull();
    saving.resolve(Response.json({ succeeded: true, data: saved, message: '' }));
    expect(await screen.findByText(/^Saved as draft/)).toBeDefined();
    expect(desk.findSent(hideProduct)).toEqual([]);
  });

  it('discard also what cannot be saved', async () => {
    const draft = createProductDraft({ title: 'Another title' });
    const { panel, user } = await showActions(createDeskProduct({ draft }), [
      [saveProductDraft, { status: 400, message: 'Too long.' }],
      [discardProductDraft, respond({ product: createDeskProduct({ version: 2 }) })],
    ]);
    await user.type(screen.getByLabelText('Title'), '!');
    await user.click(panel.getByRole('button', { name: 'Discard changes' }));
    await giveReason(user, 'Discard');
    expect(await screen.findByDisplayValue('Basant Vine')).toBeDefined();
    expect(sessionStorage.getItem('desk-draft:product:p1')).toBeNull();
  });

  it('discard changes and show what is on sale', async () => {
    const draft = createProductDraft({ title: 'Another title' });
    const { panel, user } = await showActions(createDeskProduct({ draft }), [
      [discardProductDraft, respond({ product: createDeskProduct({ version: 2 }) })],
    ]);
    await user.click(panel.getByRole('button', { name: 'Discard changes' }));
    await giveReason(user, 'Discard');
    expect(await screen.findByDisplayValue('Basant Vine')).toBeDefined();
  });

  it('discard also text that is no number', async () => {
    const draft = createProductDraft({ title: 'Another title' });
    const { panel, user } = await showActions(createDeskProduct({ draft }), [
      [saveProductDraft, respond(createDeskProduct({ version: 2, draft }))],
      [discardProductDraft, respond({ product: createDeskProduct({ version: 3 }) })],
    ]);
    const rate = screen.getByLabelText<HTMLInputElement>('Rate (₹ per sq.ft.)');
    await user.type(rate, 'x');
    expect(rate.value).toBe('385x');
    await user.click(panel.getByRole('button', { name: 'Discard changes' }));
    await giveReason(user, 'Discard');
    await screen.findByDisplayValue('Basant Vine');
    expect(rate.value).toBe('385');
    expect(screen.queryByText(/enter a number/)).toBeNull();
  });

  it('delete a product that was never published, and return to the list', async () => {
    const product = createDeskProduct({ state: 'new', published: null, draft: createProductDraft() });
    const list = '/desk/products?tab=drafts';
    const { desk, panel, user, getAddress } = await showActions(
      product,
      [[discardProductDraft, respond({ product: null })]],
      { pathname: '/desk/products/p1', state: { list } },
    );
    await user.click(panel.getByRole('button', { name: 'Delete this product' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(screen.getByText('Reason is required.')).toBeDefined();
    expect(desk.findSent(discardProductDraft)).toEqual([]);
    await giveReason(user, 'Delete');
    await vi.waitFor(() => expect(getAddress()).toBe(list));
    expect(desk.findSent(discardProductDraft)[0]?.body).toEqual({ version: 1, reason: 'A mistake' });
  });

  it('do not duplicate what could not be saved, and say so', async () => {
    const { desk, panel, user } = await showActions(createDeskProduct(), [[saveProductDraft, 'unreachable']]);
    await user.type(screen.getByLabelText('Title'), '!');
    await user.click(panel.getByRole('button', { name: 'Duplicate' }));
    expect(await panel.findByText("We couldn't save your last changes, so nothing was done.")).toBeDefined();
    expect(desk.findSent(duplicateProduct)).toEqual([]);
  });

  it('say why products to lead to could not be found, and keep the focus while one is chosen', async () => {
    const { panel, user } = await showActions(createDeskProduct(), [], undefined, [
      { status: 400, message: 'Not now.' },
      FOUND,
    ]);
    await user.click(panel.getByRole('button', { name: 'Archive' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByLabelText(/^Product to which the old address leads/), 'Mon');
    expect(await dialog.findByText('Not now.')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    await user.click(await dialog.findByRole('button', { name: 'Monsoon Leaf' }));
    const other = await dialog.findByRole('button', { name: 'Choose another' });
    await vi.waitFor(() => expect(document.activeElement).toBe(other));
    await user.click(other);
    await vi.waitFor(() =>
      expect(document.activeElement).toBe(dialog.getByLabelText(/^Product to which the old address leads/)),
    );
  });

  it('duplicate it and open the copy', async () => {
    const copy = createDeskProduct({ id: 'p9', state: 'new', published: null, draft: createProductDraft() });
    const { panel, user, getAddress } = await showActions(createDeskProduct(), [[duplicateProduct, respond(copy)]]);
    await user.click(panel.getByRole('button', { name: 'Duplicate' }));
    await vi.waitFor(() => expect(getAddress()).toBe('/desk/products/p9'));
  });
});
