import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { ProductContent } from '#contract/desk/products/desk-product.ts';
import { getProduct, listSubCategoryNames, saveProductDraft } from '#contract/desk/products/products.ts';
import { CATEGORY_KEYS } from '#domain/catalogue/category.ts';
import { fakeDesk } from '#tests/support/desk/fake-desk.ts';
import { leaveEditor } from '#tests/support/desk/leave-editor.ts';
import { createDeskProduct, createDraftType, createProductDraft } from '#tests/support/desk/product-editor-samples.ts';
import { renderInDesk } from '#tests/support/desk/render-in-desk.tsx';
import { ProductEditor } from '../editor/product-editor.tsx';

afterEach(leaveEditor);

async function showTypes(changes: Partial<ProductContent>) {
  const product = createDeskProduct({ published: createProductDraft(changes) });
  const desk = fakeDesk([
    [getProduct, { status: 200, data: product }],
    [listSubCategoryNames, { status: 200, data: { subCategories: [] } }],
    [saveProductDraft, { status: 200, data: { ...product, version: 2 } }],
  ]);
  renderInDesk(<ProductEditor id="p1" />);
  const panel = within(await screen.findByRole('region', { name: 'Types and rates' }));
  const getTitles = () => panel.getAllByLabelText<HTMLInputElement>('Title of the type').map(({ value }) => value);
  const readSaved = async () => {
    await waitFor(() => expect(desk.findSent(saveProductDraft)).not.toEqual([]));
    const [last] = desk.findSent(saveProductDraft).slice(-1);
    return z.parse(saveProductDraft.body, last?.body).draft.types;
  };
  return { panel, getTitles, readSaved, user: userEvent.setup() };
}

const THREE = ['Sheer', 'Blackout', 'Lined'].map((title, index) => createDraftType({ id: `t${index}`, title }));

describe('the types of a product', () => {
  it('are reordered by buttons that keep the focus, and screen readers hear it', async () => {
    const { getTitles, readSaved, user } = await showTypes({ types: THREE });
    const button = screen.getByRole('button', { name: 'Move down: Type Sheer' });
    button.focus();
    await user.keyboard('{Enter}');
    expect(getTitles()).toEqual(['Blackout', 'Sheer', 'Lined']);
    expect(screen.getByText('Type Sheer is now at position 2 of 3.')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move down: Type Sheer' }));
    await user.keyboard('{Enter}{Enter}');
    expect(getTitles()).toEqual(['Blackout', 'Lined', 'Sheer']);
    expect(document.activeElement?.matches('[aria-disabled=true]:not(:disabled)')).toBe(true);
    await waitFor(async () => expect((await readSaved()).map(({ id }) => id)).toEqual(['t1', 't2', 't0']));
  });

  it('are reordered by drag and drop', async () => {
    const { panel, getTitles } = await showTypes({ types: THREE });
    const cards = panel.getAllByRole('listitem');
    const handle = cards[2]?.querySelector('[draggable]');
    const data = new Map<string, string>();
    const dataTransfer = {
      setData: (type: string, value: string) => data.set(type, value),
      getData: (type: string) => data.get(type),
      setDragImage: () => {},
      get types() {
        return [...data.keys()];
      },
    };
    if (!handle || !cards[0]) throw new Error('There are no cards.');
    fireEvent.dragStart(handle, { dataTransfer });
    fireEvent.dragOver(cards[0], { dataTransfer });
    fireEvent.drop(cards[0], { dataTransfer });
    expect(getTitles()).toEqual(['Lined', 'Sheer', 'Blackout']);
  });

  it('are added and duplicated with ids of their own', async () => {
    const { panel, getTitles, readSaved, user } = await showTypes({ types: [createDraftType()] });
    await user.click(panel.getByRole('button', { name: 'Duplicate: Type Sheer' }));
    await user.click(panel.getByRole('button', { name: 'Add a type' }));
    expect(getTitles()).toEqual(['Sheer', 'Sheer', '']);
    await waitFor(async () => expect(new Set((await readSaved()).map(({ id }) => id)).size).toBe(3));
    const saved = await readSaved();
    expect(saved[1]).toMatchObject({ title: 'Sheer', pricePerSqFt: 385, configuration: 'Pair of Curtains' });
    expect(saved[2]).toMatchObject({ title: '', pricePerSqFt: null, configuration: null });
  });

  it('are removed at once if empty, and after a question if not', async () => {
    const { panel, getTitles, user } = await showTypes({ types: [createDraftType()] });
    await user.click(panel.getByRole('button', { name: 'Add a type' }));
    await user.click(panel.getByRole('button', { name: 'Remove: Type 2' }));
    expect(getTitles()).toEqual(['Sheer']);
    await user.click(panel.getByRole('button', { name: 'Remove: Type Sheer' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Remove Type Sheer?' }));
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(panel.queryByLabelText('Title of the type')).toBeNull();
  });

  it.each([
    ['1,250.50', 1250.5, undefined],
    ['₹ 240', 240, undefined],
    ['abc', 1, "This isn't a number, so it wasn't saved. Enter one such as 385 or 20.5."],
    ['-50', 1, "This is below 0, so it wasn't saved. Enter a number such as 385 or 20.5."],
  ])('read the rate %s as %s, and keep it as typed', async (typed, pricePerSqFt, problem) => {
    const { panel, readSaved, user } = await showTypes({ types: [createDraftType({ pricePerSqFt: 1 })] });
    const field = panel.getByLabelText<HTMLInputElement>('Rate (₹ per sq.ft.)');
    await user.clear(field);
    await user.type(field, typed);
    expect(field.value).toBe(typed);
    expect(panel.queryByText(/so it wasn't saved/)?.textContent).toBe(problem);
    await waitFor(async () => expect((await readSaved())[0]).toMatchObject({ pricePerSqFt }));
  });

  it('keep a rate that was saved while the next one, in the same field, cannot be read', async () => {
    const { panel, readSaved, user } = await showTypes({ types: [createDraftType({ pricePerSqFt: 225 })] });
    const field = panel.getByLabelText<HTMLInputElement>('Rate (₹ per sq.ft.)');
    await user.clear(field);
    await user.type(field, '240');
    await waitFor(async () => expect((await readSaved())[0]).toMatchObject({ pricePerSqFt: 240 }));
    await user.type(field, '{Backspace}o');
    expect(field.value).toBe('24o');
    expect(panel.getByText(/so it wasn't saved/)).toBeDefined();
    await leaveEditor();
    expect((await readSaved())[0]).toMatchObject({ pricePerSqFt: 240 });
  });

  it('of blinds warn about two with the same style and motorisation [D-44]', async () => {
    const blind = { blindStyle: 'Classic', motorisation: null };
    const types = [
      createDraftType({ ...blind, id: 'a' }),
      createDraftType({ ...blind, id: 'b', motorisation: 'No Motorisation' }),
    ];
    const { panel, user } = await showTypes({ category: 'blinds', types });
    expect(panel.getByText(/^Several types have the same blind style/).textContent).toContain(
      'Classic, No Motorisation',
    );
    await user.selectOptions(panel.getAllByLabelText(/^Motorisation/)[1] as HTMLElement, 'Motor Only');
    expect(panel.queryByText(/^Several types have the same/)).toBeNull();
  });

  it.each(
    CATEGORY_KEYS.map(
      (category) =>
        [
          category,
          {
            wallpaper: ['Finish', 'Washable'],
            curtains: ['Configuration', 'Heading', 'Tiebacks'],
            blinds: ['Fitting type', 'Blind style', 'Motorisation', 'Chain colour', 'Side of control'],
            fabrics: ['Material', 'Fabric width (in)', 'Washable'],
            canvas: ['Width (in)', 'Height (in)', 'Frame', 'Mirror edges'],
          }[category],
        ] as const,
    ),
  )('of %s have every field of their category', async (category, labels) => {
    const { panel } = await showTypes({ category, types: [createDraftType()] });
    for (const label of labels)
      expect(panel.getByLabelText(new RegExp(`^${label.replace(/[()]/g, '\\$&')}`))).toBeDefined();
  });
});
