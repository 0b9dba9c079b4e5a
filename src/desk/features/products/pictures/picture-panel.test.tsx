import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { DraftImage } from '#contract/desk/products/desk-product.ts';
import { getProduct, listSubCategoryNames, saveProductDraft } from '#contract/desk/products/products.ts';
import { fakeDesk } from '#tests/support/desk/fake-desk.ts';
import { fakeUploads } from '#tests/support/desk/fake-upload.ts';
import { leaveEditor } from '#tests/support/desk/leave-editor.ts';
import { createDeskProduct, createDraftImage, createProductDraft } from '#tests/support/desk/product-editor-samples.ts';
import { renderInDesk } from '#tests/support/desk/render-in-desk.tsx';
import { ProductEditor } from '../editor/product-editor.tsx';

afterEach(leaveEditor);

async function showPictures(images: DraftImage[]) {
  const product = createDeskProduct({ published: createProductDraft({ images }) });
  const desk = fakeDesk([
    [getProduct, { status: 200, data: product }],
    [listSubCategoryNames, { status: 200, data: { subCategories: [] } }],
    [saveProductDraft, { status: 200, data: { ...product, version: 2 } }],
  ]);
  const { container } = renderInDesk(<ProductEditor id="p1" />);
  const panel = within(await screen.findByRole('region', { name: 'Pictures and colours' }));
  const input = container.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no file field.');
  const readSaved = async () => {
    await waitFor(() => expect(desk.findSent(saveProductDraft)).not.toEqual([]));
    const [last] = desk.findSent(saveProductDraft).slice(-1);
    return z.parse(saveProductDraft.body, last?.body).draft.images;
  };
  return { panel, input, readSaved, user: userEvent.setup({ applyAccept: false }) };
}

const createFile = (name: string, type = 'image/jpeg') => new File(['x'], name, { type });
const createPicture = (name: string) => ({
  url: `/pictures/uploads/${name}.webp`,
  width: 1600,
  height: 1200,
  dominantColor: '#aabbcc',
  widths: [320],
});

describe('the pictures of a product', () => {
  it('are uploaded several at once and arrive in order, with refused files beside them', async () => {
    const uploads = fakeUploads(
      { status: 200, data: createPicture('one') },
      { status: 400, message: 'This picture has 80 megapixels; the limit is 60.' },
      { status: 200, data: createPicture('three') },
    );
    const { panel, input, readSaved, user } = await showPictures([]);
    expect(panel.getByText(/JPEG, PNG, WebP or AVIF, up to 25 MB and 60 megapixels/)).toBeDefined();
    await user.upload(input, [
      createFile('one.jpg'),
      createFile('two.jpg'),
      createFile('photo.heic', 'image/heic'),
      createFile('three.png', 'image/png'),
    ]);
    await waitFor(() => expect(panel.getAllByLabelText(/^Alternative text/)).toHaveLength(2));
    const refused = within(panel.getByRole('list', { name: 'Uploads' })).getAllByRole('listitem');
    expect(refused.map(({ textContent }) => textContent)).toEqual([
      'two.jpgThis picture has 80 megapixels; the limit is 60.Dismiss',
      "photo.heicThis isn't a JPEG, PNG, WebP or AVIF file.Dismiss",
    ]);
    expect(uploads.sent.map(({ name, type }) => [name, type])).toEqual([
      ['one.jpg', 'image/jpeg'],
      ['two.jpg', 'image/jpeg'],
      ['three.png', 'image/png'],
    ]);
    await waitFor(async () =>
      expect((await readSaved()).map(({ url }) => url)).toEqual([
        '/pictures/uploads/one.webp',
        '/pictures/uploads/three.webp',
      ]),
    );
  });

  it('are sent again after a lost connection', async () => {
    fakeUploads('unreachable', { status: 200, data: createPicture('one') });
    const { panel, input, user } = await showPictures([]);
    await user.upload(input, createFile('one.jpg'));
    await user.click(await panel.findByRole('button', { name: 'Try again: one.jpg' }));
    expect(await panel.findByLabelText(/^Alternative text/)).toBeDefined();
  });

  it('are not added twice', async () => {
    fakeUploads({ status: 200, data: createPicture('one') });
    const { panel, input, user } = await showPictures([createDraftImage({ url: '/pictures/uploads/one.webp' })]);
    await user.upload(input, createFile('copy.jpg'));
    expect(await panel.findByText('This picture has already been added.')).toBeDefined();
    expect(panel.getAllByLabelText(/^Alternative text/)).toHaveLength(1);
  });

  it('get a new colour with a name, which the next picture can take', async () => {
    const plain = { hexCode: null, colorName: null };
    const { panel, readSaved, user } = await showPictures([
      createDraftImage({ ...plain, url: 'a' }),
      createDraftImage({ ...plain, url: 'b' }),
    ]);
    await user.selectOptions(panel.getAllByLabelText('Colour')[0] as HTMLElement, 'New colour…');
    await waitFor(() => expect(document.activeElement).toBe(panel.getByLabelText('Name of the colour')));
    await user.keyboard('Indigo');
    await user.selectOptions(panel.getAllByLabelText('Colour')[1] as HTMLElement, 'Indigo');
    expect(panel.queryByText('No colour', { selector: 'h3' })).toBeNull();
    await waitFor(async () =>
      expect(await readSaved()).toMatchObject([
        { url: 'a', hexCode: '#2244aa', colorName: 'Indigo' },
        { url: 'b', hexCode: '#2244aa', colorName: 'Indigo' },
      ]),
    );
  });

  it('are reordered within their colour, and colours as groups', async () => {
    const red = { hexCode: '#aa0000', colorName: 'Red' };
    const { panel, readSaved, user } = await showPictures([
      createDraftImage({ url: 'i1', altText: 'One' }),
      createDraftImage({ url: 'i2', altText: 'Two' }),
      createDraftImage({ ...red, url: 'r1', altText: 'Three' }),
    ]);
    await user.click(panel.getByRole('button', { name: 'Move up: Picture 2, Two' }));
    expect(screen.getByText(/is now at position 1 of 2 of its colour/)).toBeDefined();
    await user.click(panel.getByRole('button', { name: 'Move up: colour Red' }));
    expect(screen.getByText('Red is now at position 1 of 2.')).toBeDefined();
    await waitFor(async () => expect((await readSaved()).map(({ url }) => url)).toEqual(['r1', 'i2', 'i1']));
  });

  it('say that ruler and room view are off for a flat without its width', async () => {
    const { panel, readSaved, user } = await showPictures([createDraftImage()]);
    expect(panel.getByText('Without it, the ruler and the room view stay off for this picture.')).toBeDefined();
    await user.type(panel.getByLabelText(/^True width/), '27.5');
    expect(panel.queryByText(/^Without it, the ruler/)).toBeNull();
    await waitFor(async () => expect((await readSaved())[0]).toMatchObject({ inchesWide: 27.5 }));
    await user.selectOptions(panel.getByLabelText('Kind'), 'room');
    expect(panel.queryByLabelText(/^True width/)).toBeNull();
  });

  it('keep their width while an unreadable one is typed, which also keeps them from being published', async () => {
    const { panel, readSaved, user } = await showPictures([createDraftImage({ inchesWide: 20 })]);
    const field = panel.getByLabelText<HTMLInputElement>(/^True width/);
    await user.clear(field);
    await user.type(field, '27 in');
    expect(field.value).toBe('27 in');
    expect(panel.getByText("This isn't a number, so it wasn't saved. Enter one such as 385 or 20.5.")).toBeDefined();
    const publishing = within(screen.getByRole('region', { name: 'Publish' }));
    expect(publishing.getByRole('button', { name: 'True width (in): enter a number.' })).toBeDefined();
    await user.clear(panel.getByLabelText(/^Alternative text/));
    await user.type(panel.getByLabelText(/^Alternative text/), 'Vines');
    await waitFor(async () => expect((await readSaved())[0]).toMatchObject({ inchesWide: 20, altText: 'Vines' }));
    await user.type(field, '{Backspace>3/}');
    expect(screen.queryByRole('button', { name: 'True width (in): enter a number.' })).toBeNull();
    await waitFor(async () => expect((await readSaved())[0]).toMatchObject({ inchesWide: 27 }));
  });

  it('keep the focus when the first of a colour moves, when the colour changes and when colours move', async () => {
    const red = { hexCode: '#aa0000', colorName: 'Red' };
    const { panel, user } = await showPictures([
      createDraftImage({ url: 'i1', altText: 'One' }),
      createDraftImage({ url: 'i2', altText: 'Two' }),
      createDraftImage({ ...red, url: 'r1', altText: 'Three' }),
    ]);
    const expectFocus = (getControl: () => HTMLElement) =>
      waitFor(() => expect(document.activeElement).toBe(getControl()));
    await user.click(panel.getByRole('button', { name: 'Move down: Picture 1, One' }));
    await expectFocus(() => panel.getByRole('button', { name: 'Move down: Picture 2, One' }));
    await user.selectOptions(panel.getAllByLabelText('Colour')[1] as HTMLElement, 'Red');
    await expectFocus(() => panel.getAllByLabelText('Colour')[2] as HTMLElement);
    await user.click(panel.getByRole('button', { name: 'Move up: colour Red' }));
    await expectFocus(() => panel.getByRole('button', { name: 'Move up: colour Red' }));
  });

  it('are removed after a question, and the focus goes to the next', async () => {
    const { panel, readSaved, user } = await showPictures([
      createDraftImage({ url: 'a', altText: 'One' }),
      createDraftImage({ url: 'b', altText: 'Two' }),
    ]);
    const remove = async (name: string) => {
      await user.click(panel.getByRole('button', { name: `Remove: ${name}` }));
      return within(screen.getByRole('dialog', { name: `Remove ${name}?` }));
    };
    await user.click((await remove('Picture 1, One')).getByRole('button', { name: 'Keep it' }));
    expect(document.activeElement).toBe(panel.getByRole('button', { name: 'Remove: Picture 1, One' }));
    await user.click((await remove('Picture 1, One')).getByRole('button', { name: 'Remove' }));
    await waitFor(() =>
      expect(document.activeElement).toBe(panel.getByRole('button', { name: 'Remove: Picture 1, Two' })),
    );
    await user.click((await remove('Picture 1, Two')).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(document.activeElement).toBe(panel.getByRole('button', { name: 'Choose pictures' })));
    await waitFor(async () => expect(await readSaved()).toEqual([]));
  });

  it('of two colours stay apart: the same swatch is refused, the same name is pointed out', async () => {
    const red = { hexCode: '#aa0000', colorName: 'Red' };
    const { panel, readSaved, user } = await showPictures([
      createDraftImage({ url: 'a', altText: 'One', colorName: 'Indigo' }),
      createDraftImage({ ...red, url: 'r', altText: 'Two' }),
    ]);
    fireEvent.change(panel.getAllByLabelText('Swatch')[0] as HTMLElement, { target: { value: '#aa0000' } });
    expect(panel.getByText('Red already has this swatch. Choose a slightly different one.')).toBeDefined();
    const name = panel.getAllByLabelText('Name of the colour')[0] as HTMLElement;
    await user.clear(name);
    await user.type(name, 'red');
    expect(panel.getAllByText(/^Another colour has this name/)).toHaveLength(2);
    await waitFor(async () =>
      expect((await readSaved()).map(({ hexCode, colorName }) => [hexCode, colorName])).toEqual([
        ['#2244aa', 'red'],
        ['#aa0000', 'Red'],
      ]),
    );
  });
});
