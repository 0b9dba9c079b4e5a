import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { shippedHome } from '#contract/content/shipped/shipped-home.ts';
import {
  type DeskContent,
  discardContentDraft,
  getContent,
  getContentTargets,
  saveContentDraft,
} from '#contract/desk/content.ts';
import { listProducts } from '#contract/desk/products/products.ts';
import { fakeDesk } from '#tests/support/desk/fake-desk.ts';
import { leaveEditor } from '#tests/support/desk/leave-editor.ts';
import { createProductRow } from '#tests/support/desk/product-row-samples.ts';
import { renderInDesk } from '#tests/support/desk/render-in-desk.tsx';
import { ContentEditor } from '../editor/content-editor.tsx';
import { HomeFields } from './home-fields.tsx';

afterEach(leaveEditor);

const createDocument = (changes: Partial<DeskContent> = {}): DeskContent => ({
  key: 'home',
  version: 1,
  hasDraft: false,
  publishedNumber: 0,
  publishedAt: null,
  changedAt: '2026-01-02T03:04:05.000Z',
  changedBy: 'Meera',
  changedById: null,
  draft: null,
  published: shippedHome,
  ...changes,
});

type Answer = Parameters<typeof fakeDesk>[0][number];

async function showEditor(...answers: readonly Answer[]) {
  const hidden = [{ what: 'Tile ‘Blinds’', why: '/blinds leads to no product or page' }];
  const desk = fakeDesk([
    ...answers,
    [getContent, { status: 200, data: createDocument() }],
    [getContentTargets, { status: 200, data: { products: [], hidden } }],
    [saveContentDraft, { status: 200, data: createDocument({ version: 2 }) }],
  ]);
  renderInDesk(<ContentEditor contentKey="home">{(fields) => <HomeFields {...fields} />}</ContentEditor>, {
    at: '/desk/content/home',
  });
  await screen.findByRole('heading', { level: 1, name: 'Home page' });
  return { desk, user: userEvent.setup() };
}

const getX = () => screen.getByLabelText<HTMLInputElement>('Point 1, from the left (%)');
const getPoint = () => screen.getByRole('button', { name: /^Point 1, / });

describe('the editor of the home page', () => {
  it('moves a point with the arrow keys, not beyond the picture', async () => {
    await showEditor();
    fireEvent.change(getX(), { target: { value: '98' } });
    fireEvent.keyDown(getPoint(), { key: 'ArrowRight' });
    expect(getX().value).toBe('99');
    fireEvent.keyDown(getPoint(), { key: 'ArrowRight', shiftKey: true });
    expect(getX().value).toBe('100');
    fireEvent.change(getX(), { target: { value: '250' } });
    expect(getPoint().getAttribute('aria-label')).toContain('100% from the left');
  });

  it('keeps a point where it is while its field has no number', async () => {
    const { user } = await showEditor();
    const before = getPoint().style.left;
    await user.clear(getX());
    expect([getX().value, getPoint().style.left]).toEqual(['', before]);
    await user.type(getX(), '4a');
    expect([getX().value, getX().getAttribute('aria-invalid')]).toEqual(['4a', 'true']);
    await user.type(getX(), '{Backspace}2');
    expect(getPoint().style.left).toBe('42%');
    await user.type(getX(), 'x');
    expect([getX().value, getPoint().style.left]).toEqual(['42x', '42%']);
  });

  it('shows the saved place of a point again after its draft was discarded', async () => {
    const edited = createDocument({ hasDraft: true, draft: shippedHome });
    const { user } = await showEditor(
      [getContent, { status: 200, data: edited }],
      [saveContentDraft, { status: 200, data: { ...edited, version: 2 } }],
      [discardContentDraft, { status: 200, data: createDocument({ version: 3 }) }],
    );
    const saved = getX().value;
    await user.type(getX(), 'x');
    expect(getX().value).toBe(`${saved}x`);
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Discard' }));
    await screen.findByText(/^Changes discarded/);
    expect(getX().value).toBe(saved);
  });

  it('lists what is missing before publishing, and focuses it', async () => {
    const { user } = await showEditor();
    await user.clear(within(screen.getByRole('region', { name: 'Hero' })).getByLabelText('Title'));
    await user.click(screen.getByRole('button', { name: 'Add a tile' }));
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    expect(document.activeElement).toBe(within(screen.getByRole('region', { name: 'Hero' })).getByLabelText('Title'));
    for (const problem of ['Hero, title: enter some text.', 'Tile 5, picture: choose a picture.'])
      expect(screen.getByRole('button', { name: problem })).toBeDefined();
  });

  it('puts back a tile and a point that were removed', async () => {
    const { user } = await showEditor();
    const listHeadings = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    const before = listHeadings();
    for (const name of ['Remove: Tile Curtains', 'Remove: point 2']) {
      await user.click(screen.getByRole('button', { name }));
      expect(listHeadings()).toHaveLength(before.length - 1);
      const undo = screen.getByRole('button', { name: 'Undo' });
      expect(document.activeElement).toBe(undo);
      await user.click(undo);
      expect(listHeadings()).toEqual(before);
      await waitFor(() => expect(document.activeElement?.getAttribute('data-path')).toMatch(/^(tiles|look)/));
    }
  });

  it('keeps the focus in a tab after choosing and removing a product, and at a picture that was removed', async () => {
    const products = [createProductRow({ title: 'Vine' })];
    const { user } = await showEditor([listProducts, { status: 200, data: { products, nextCursor: null, count: 1 } }]);
    const search = screen.getByLabelText(/^Add to the Blinds tab/);
    await user.type(search, 'Vi');
    await user.click(await screen.findByRole('button', { name: 'Vine' }));
    expect(document.activeElement).toBe(search);
    await user.click(screen.getByRole('button', { name: 'Remove from the Blinds tab: Vine' }));
    await waitFor(() => expect(document.activeElement).toBe(search));
    await user.click(screen.getByRole('button', { name: 'Remove: Picture for upright phones' }));
    expect(document.activeElement?.getAttribute('data-path')).toBe('hero.tallPicture');
  });

  it('lists what the shop leaves out', async () => {
    await showEditor();
    const panel = within(await screen.findByRole('region', { name: 'Not shown in the shop' }));
    expect(panel.getByRole('listitem').textContent).toBe('Tile ‘Blinds’: /blinds leads to no product or page.');
  });

  it('reports that loading the hidden entries failed, and retries', async () => {
    const data = { products: [], hidden: [] };
    const { user } = await showEditor([getContentTargets, { status: 400 }, { status: 200, data }]);
    const panel = within(await screen.findByRole('region', { name: 'Not shown in the shop' }));
    await user.click(panel.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Not shown in the shop' })).toBeNull());
  });

  it('shows both versions when somebody else was faster', async () => {
    const theirs = { ...shippedHome, hero: { ...shippedHome.hero, title: 'Theirs' } };
    const stored = createDocument({ version: 4, draft: theirs });
    const { user } = await showEditor([
      saveContentDraft,
      { status: 409, data: { document: stored }, message: 'Someone else changed this text.' },
    ]);
    const title = within(screen.getByRole('region', { name: 'Hero' })).getByLabelText<HTMLInputElement>('Title');
    await user.clear(title);
    await user.type(title, 'Mine');
    const dialog = within(await screen.findByRole('dialog', { name: 'Someone else changed this page' }));
    expect(dialog.getByRole('row', { name: 'Hero, title Mine Theirs' })).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Take theirs' }));
    await waitFor(() => expect(title.value).toBe('Theirs'));
  });
});
