import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { DeskProduct } from '#contract/desk/products/desk-product.ts';
import {
  getProduct,
  listSubCategoryNames,
  publishProduct,
  saveProductDraft,
} from '#contract/desk/products/products.ts';
import { createStaff } from '#tests/support/desk/desk-samples.ts';
import { fakeDesk } from '#tests/support/desk/fake-desk.ts';
import { leaveEditor } from '#tests/support/desk/leave-editor.ts';
import {
  createDeskProduct,
  createDraftImage,
  createDraftType,
  createProductDraft,
} from '#tests/support/desk/product-editor-samples.ts';
import { renderInDesk } from '#tests/support/desk/render-in-desk.tsx';
import { ProductEditor } from './product-editor.tsx';

afterEach(leaveEditor);

type Answers = Parameters<typeof fakeDesk>[0];
const respond = (product: DeskProduct) => ({ status: 200, data: product });
const SUB_CATEGORIES = { status: 200, data: { subCategories: ['Floral', 'Geometric'] } };

const createSaved = (version: number, title: string) =>
  createDeskProduct({ version, draft: createProductDraft({ title }), changedBy: 'Meera Shah' });

async function showEditor(product: DeskProduct, answers: Answers = [], staff = createStaff()) {
  const desk = fakeDesk([[getProduct, respond(product)], [listSubCategoryNames, SUB_CATEGORIES], ...answers]);
  const { unmount } = renderInDesk(<ProductEditor id="p1" />, { at: '/desk/products/p1', staff });
  await screen.findByRole('heading', { level: 1 });
  return { desk, user: userEvent.setup(), unmount };
}

const getPublishPanel = () => screen.getByRole('region', { name: 'Publish' });

describe('the editor of a product', () => {
  it('saves what is typed as a draft by itself, and says when', async () => {
    const { desk, user } = await showEditor(createDeskProduct(), [
      [saveProductDraft, respond(createSaved(2, 'Basant Vine!'))],
    ]);
    expect(screen.getByText('No unpublished changes.')).toBeDefined();
    await user.type(screen.getByLabelText('Title'), '!');
    expect(screen.getByText('Saving…')).toBeDefined();
    expect(await screen.findByText('Saved as draft, 1:30 pm')).toBeDefined();
    expect(desk.findSent(saveProductDraft)).toHaveLength(1);
    expect(desk.findSent(saveProductDraft)[0]?.body).toMatchObject({ version: 1, draft: { title: 'Basant Vine!' } });
  });

  it('keeps what was typed when the shop cannot be reached, and tries again when asked', async () => {
    const { desk, user } = await showEditor(createDeskProduct(), [
      [saveProductDraft, 'unreachable', respond(createSaved(2, 'Basant Vine!'))],
    ]);
    await user.type(screen.getByLabelText('Title'), '!');
    expect(await screen.findByText(/^Not saved: The desk can't reach the shop/)).toBeDefined();
    expect(screen.getByDisplayValue('Basant Vine!')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Saved as draft, 1:30 pm')).toBeDefined();
    const keys = desk.findSent(saveProductDraft).map(({ key }) => key);
    expect(keys[0]).toBe(keys[1]);
  });

  it('saves also when this tab has no room for what is not saved yet', async () => {
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('No room.', 'QuotaExceededError');
    });
    const { desk, user } = await showEditor(createDeskProduct(), [
      [saveProductDraft, respond(createSaved(2, 'Basant Vine!'))],
    ]);
    await user.type(screen.getByLabelText('Title'), '!');
    expect(await screen.findByText('Saved as draft, 1:30 pm')).toBeDefined();
    expect(desk.findSent(saveProductDraft)).toHaveLength(1);
    setItem.mockRestore();
  });

  it('still has what was typed after the session ended and the same person logged in again', async () => {
    const { user, unmount } = await showEditor(createDeskProduct(), [[saveProductDraft, { status: 401 }]]);
    await user.type(screen.getByLabelText('Title'), '!');
    await waitFor(() => expect(screen.getByText(/^Not saved/)).toBeDefined());
    unmount();
    const { desk } = await showEditor(createDeskProduct(), [
      [saveProductDraft, respond(createSaved(2, 'Basant Vine!'))],
    ]);
    expect(screen.getByDisplayValue('Basant Vine!')).toBeDefined();
    expect(await screen.findByText('Saved as draft, 1:30 pm')).toBeDefined();
    expect(desk.findSent(saveProductDraft)[0]?.body).toMatchObject({ draft: { title: 'Basant Vine!' } });
  });

  it('shows mine beside theirs after somebody else saved, and saves mine on top if asked to', async () => {
    const theirs = createDeskProduct({ version: 4, draft: createProductDraft({ title: 'Vine of Kiran' }) });
    const { desk, user } = await showEditor(createDeskProduct(), [
      [
        saveProductDraft,
        { status: 409, message: 'Kiran Rao changed this product.', data: { product: theirs } },
        respond(createSaved(5, 'Basant Vine!')),
      ],
    ]);
    await user.type(screen.getByLabelText('Title'), '!');
    const dialog = within(await screen.findByRole('dialog', { name: 'Someone else changed this product' }));
    expect(dialog.getByRole('row', { name: 'Title Basant Vine! Vine of Kiran' })).toBeDefined();
    expect(dialog.getByText(/^Kiran Rao changed it/)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Keep mine' }));
    expect(await screen.findByText('Saved as draft, 1:30 pm')).toBeDefined();
    expect(desk.findSent(saveProductDraft)[1]?.body).toMatchObject({ version: 4, draft: { title: 'Basant Vine!' } });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows also what somebody else did beside the draft', async () => {
    const draft = createProductDraft({ title: 'Vine of Kiran' });
    const published = createProductDraft({ title: 'Old Vine' });
    const theirs = createDeskProduct({ version: 4, state: 'hidden', draft, published });
    const { user } = await showEditor(createDeskProduct(), [
      [saveProductDraft, { status: 409, data: { product: theirs } }],
    ]);
    await user.type(screen.getByLabelText('Title'), '!');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('row', { name: 'State On sale Hidden' })).toBeDefined();
    expect(dialog.getByRole('row', { name: 'In the shop: Title Basant Vine Old Vine' })).toBeDefined();
  });

  it('reports another person’s action that left the draft unchanged, and saves on top of it', async () => {
    const hidden = createDeskProduct({ version: 4, state: 'hidden' });
    const { desk, user } = await showEditor(createDeskProduct(), [
      [saveProductDraft, { status: 409, data: { product: hidden } }, respond({ ...hidden, version: 5 })],
    ]);
    await user.type(screen.getByLabelText('Title'), '!');
    expect(
      await screen.findByText('Kiran Rao has changed the status to ‘Hidden’. The text you typed is still here.'),
    ).toBeDefined();
    await waitFor(() => expect(desk.findSent(saveProductDraft)[1]?.body).toMatchObject({ version: 4 }));
    await user.type(screen.getByLabelText('Title'), '!');
    expect(screen.getByText(/^Kiran Rao has changed the status/)).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('has no conflict with itself after the response to Publish got lost', async () => {
    const draft = createProductDraft();
    const published = createProductDraft({ slug: 'basant-vine' });
    const stored = createDeskProduct({ version: 2, published, changedBy: 'Meera Shah', changedById: 's1' });
    const { desk, user } = await showEditor(createDeskProduct({ state: 'new', published: null, draft }), [
      [publishProduct, 'unreachable'],
      [saveProductDraft, { status: 409, data: { product: stored } }, respond(createSaved(3, 'Basant Vine!'))],
    ]);
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await user.click(await screen.findByRole('button', { name: 'Publish now' }));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await user.type(screen.getByLabelText('Title'), '!');
    expect(await screen.findByText(/^Your last action has changed the status to ‘On sale’/)).toBeDefined();
    await waitFor(() => expect(desk.findSent(saveProductDraft)[1]?.body).toMatchObject({ version: 2 }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks when the same person discarded the draft in another tab', async () => {
    const draft = createProductDraft({ title: 'Autumn Vine' });
    const discarded = createDeskProduct({ version: 2, changedBy: 'Meera Shah', changedById: 's1' });
    const { user } = await showEditor(createDeskProduct({ draft }), [
      [saveProductDraft, { status: 409, data: { product: discarded } }],
    ]);
    await user.type(screen.getByLabelText('Title'), '!');
    const title = 'You changed this product in another tab or window';
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    expect(dialog.getByText(/^You changed it on .+‘Take the other version’ discards them/)).toBeDefined();
    expect(dialog.getByRole('row', { name: 'Title Autumn Vine! Basant Vine' })).toBeDefined();
    expect(screen.getByText('Not saved: you changed this product in another tab or window.')).toBeDefined();
  });

  it('takes a colleague of the same name for someone else', async () => {
    const draft = createProductDraft({ title: 'Vine of the other Meera' });
    const theirs = createDeskProduct({ version: 4, draft, changedBy: 'Meera Shah', changedById: 's9' });
    const { user } = await showEditor(createDeskProduct(), [
      [saveProductDraft, { status: 409, data: { product: theirs } }],
    ]);
    await user.type(screen.getByLabelText('Title'), '!');
    const dialog = within(await screen.findByRole('dialog', { name: 'Someone else changed this product' }));
    expect(dialog.getByText(/^Meera Shah changed it on .+‘Take theirs’ discards them/)).toBeDefined();
    expect(screen.getByText('Not saved: someone else changed this product.')).toBeDefined();
  });

  it('lets one decide later, and leads back to the comparison', async () => {
    const theirs = createDeskProduct({ version: 4, draft: createProductDraft({ title: 'Vine of Kiran' }) });
    const { user } = await showEditor(createDeskProduct(), [
      [saveProductDraft, { status: 409, data: { product: theirs } }],
    ]);
    await user.type(screen.getByLabelText('Title'), '!');
    screen.getByLabelText('Title').blur();
    await user.click(await screen.findByRole('button', { name: 'Decide later' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement?.textContent).toContain('Not saved: someone else changed this product.');
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    expect(document.activeElement?.textContent).toContain('Not saved: someone else changed this product.');
    await user.click(screen.getByRole('button', { name: 'Compare both versions' }));
    expect(screen.getByRole('dialog', { name: 'Someone else changed this product' })).toBeDefined();
  });

  it('takes theirs if asked to', async () => {
    const theirs = createDeskProduct({ version: 4, draft: createProductDraft({ title: 'Vine of Kiran' }) });
    const { user } = await showEditor(createDeskProduct(), [
      [saveProductDraft, { status: 409, data: { product: theirs } }],
    ]);
    await user.type(screen.getByLabelText('Title'), '!');
    await user.click(await screen.findByRole('button', { name: 'Take theirs' }));
    expect(screen.getByDisplayValue('Vine of Kiran')).toBeDefined();
  });

  it('lists what is missing, and leads to each field', async () => {
    const types = [createDraftType({ pricePerSqFt: null })];
    const draft = createProductDraft({ title: '', images: [], types });
    const { desk, user } = await showEditor(createDeskProduct({ state: 'new', published: null, draft }));
    const missing = within(getPublishPanel());
    const messages = missing.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(messages).toEqual([
      'Title: enter some text.',
      expect.stringContaining('rate per sq.ft.: enter ₹0.01 to ₹1,250'),
      'Pictures: add at least one.',
    ]);
    await user.click(missing.getByRole('button', { name: /rate per sq.ft.: enter/ }));
    expect(document.activeElement).toBe(screen.getByLabelText('Rate (₹ per sq.ft.)'));
    await user.click(missing.getByRole('button', { name: 'Pictures: add at least one.' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose pictures' }));
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Title'));
    expect(screen.getByLabelText('Title').getAttribute('aria-invalid')).toBe('true');
    expect(desk.findSent(publishProduct)).toEqual([]);
  });

  it('publishes after it showed what changes, with what was typed last, and links to the page', async () => {
    const saved = createSaved(2, 'Basant Vine!');
    const { desk, user } = await showEditor(createDeskProduct(), [
      [saveProductDraft, respond(saved)],
      [publishProduct, respond(createDeskProduct({ version: 3, published: saved.draft }))],
    ]);
    await user.type(screen.getByLabelText('Title'), '!');
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Publish these changes?' }));
    expect(dialog.getByRole('row', { name: 'Title Basant Vine Basant Vine!' })).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Publish now' }));
    const link = await screen.findByRole('link', { name: 'Open its page in the shop' });
    expect(link.getAttribute('href')).toBe('http://localhost:3000/product/p1');
    expect(desk.findSent(publishProduct)[0]?.body).toEqual({ version: 2 });
    expect(screen.getByText('Everything here is live in the shop.')).toBeDefined();
  });

  it('drops the message about publishing when the next edit starts, and leaves the focus to that edit', async () => {
    const images = [createDraftImage({ url: 'i1', altText: 'One' }), createDraftImage({ url: 'i2', altText: 'Two' })];
    const draft = createProductDraft({ title: 'New title', images });
    const saved = createDeskProduct({ version: 2, draft });
    const { user } = await showEditor(saved, [
      [publishProduct, respond(createDeskProduct({ version: 3, published: draft }))],
      [saveProductDraft, respond(createSaved(4, 'New title'))],
    ]);
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await user.click(await screen.findByRole('button', { name: 'Publish now' }));
    await screen.findByText(/^Published\. Customers see it now/);
    await user.click(screen.getByRole('button', { name: 'Move down: Picture 1, One' }));
    expect(screen.queryByText(/^Published\. Customers see it now/)).toBeNull();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move down: Picture 2, One' })),
    );
  });

  it.each([
    ['hidden', "It's hidden now. Publishing puts it back on sale."],
    ['archived', "It's archived now. Publishing puts it back on sale, and its old address works again."],
  ] as const)('says before publishing that a product which is %s goes back on sale', async (state, text) => {
    const draft = createProductDraft({ title: 'New title' });
    const { user } = await showEditor(createDeskProduct({ state, draft }));
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    expect(within(await screen.findByRole('dialog')).getByText(text)).toBeDefined();
  });

  it('leads back to the list that led here, also from its history and preview', async () => {
    const list = '/desk/products?tab=hidden&cursor=50_x#q=vine';
    fakeDesk([
      [getProduct, respond(createDeskProduct())],
      [listSubCategoryNames, SUB_CATEGORIES],
    ]);
    renderInDesk(<ProductEditor id="p1" />, { at: { pathname: '/desk/products/p1', state: { list } } });
    expect((await screen.findByRole('link', { name: 'Products' })).getAttribute('href')).toBe(list);
  });

  it('suggests the sub-categories of all products of the category', async () => {
    const { desk } = await showEditor(createDeskProduct());
    const readSuggestions = () => {
      const list = document.getElementById(screen.getByLabelText(/^Sub-category/).getAttribute('list') ?? '');
      return [...(list?.children ?? [])].map((option) => option.getAttribute('value'));
    };
    await waitFor(() => expect(readSuggestions()).toEqual(['Floral', 'Geometric']));
    expect(desk.findSent(listSubCategoryNames)[0]?.url).toBe('/api/desk/products/sub-categories/curtains');
  });

  it('moves the focus to what happened when its button is gone', async () => {
    const saved = createSaved(2, 'New title');
    const { user } = await showEditor(saved, [
      [publishProduct, respond(createDeskProduct({ version: 3, published: saved.draft }))],
    ]);
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await user.click(await screen.findByRole('button', { name: 'Publish now' }));
    const message = (await screen.findByText(/^Published\. Customers see it now/)).closest('[role=status]');
    await waitFor(() => expect(document.activeElement).toBe(message));
  });

  it.each([
    ['hidden', "It's hidden, so the shop doesn't show it. ‘Show again’ puts it back on sale as you see it here."],
    ['published', 'Everything here is live in the shop.'],
  ] as const)('says of a product that is %s and without a draft what the shop shows', async (state, text) => {
    await showEditor(createDeskProduct({ state }));
    expect(within(getPublishPanel()).getByText(text)).toBeDefined();
  });

  it('names the roles that may publish to somebody without that right', async () => {
    const permissions = createStaff().permissions.filter((permission) => permission !== 'catalogue.publish');
    const draft = createProductDraft({ title: 'New title' });
    await showEditor(createDeskProduct({ draft }), [], createStaff('manager', { permissions }));
    expect(screen.getByText(/^Only owners and managers can publish/)).toBeDefined();
    for (const name of ['Publish', 'Hide', 'Archive']) expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.getByRole('link', { name: 'Preview' })).toBeDefined();
  });
});
