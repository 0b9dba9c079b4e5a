import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { EMPTY_COLLECTION, EMPTY_PAGE } from '#contract/content/collection-defaults.ts';
import { type DeskContent, getContent, getContentTargets, saveContentDraft } from '#contract/desk/content.ts';
import {
  type DeskSubCategoryList,
  listSubCategories,
  planRename,
  renameSubCategory,
} from '#contract/desk/sub-categories.ts';
import { CATEGORY_KEYS } from '#domain/catalogue/category.ts';
import { fakeDesk } from '#tests/support/desk/fake-desk.ts';
import { leaveEditor } from '#tests/support/desk/leave-editor.ts';
import { renderInDesk } from '#tests/support/desk/render-in-desk.tsx';
import { ContentEditor } from '../editor/content-editor.tsx';
import { CollectionsFields } from './collections-fields.tsx';

afterEach(leaveEditor);

const createDocument = (changes: Partial<DeskContent> = {}): DeskContent => ({
  key: 'collections',
  version: 1,
  hasDraft: false,
  publishedNumber: 0,
  publishedAt: null,
  changedAt: null,
  changedBy: null,
  changedById: null,
  draft: null,
  published: {},
  ...changes,
});

const subCategoryList: DeskSubCategoryList = {
  categories: CATEGORY_KEYS.map((category) => ({
    category,
    subCategories:
      category === 'wallpaper'
        ? [
            { slug: 'minimal', name: 'Minimal', onSale: 3, offSale: 1 },
            { slug: 'kids', name: 'Kids', onSale: 0, offSale: 2 },
          ]
        : [],
  })),
  redirects: [],
};
const plan = {
  oldName: 'Minimal',
  newName: 'Quiet',
  oldAddress: '/wallpaper/minimal',
  newAddress: '/wallpaper/quiet',
  onSale: 3,
  offSale: 1,
  mergedInto: null,
  version: 'v1',
};

type Answers = Parameters<typeof fakeDesk>[0];

async function showEditor(answers: Answers = [], document = createDocument()) {
  const desk = fakeDesk([
    ...answers,
    [getContent, { status: 200, data: document }],
    [getContentTargets, { status: 200, data: { products: [], hidden: [] } }],
    [listSubCategories, { status: 200, data: subCategoryList }],
    [saveContentDraft, { status: 200, data: createDocument({ version: 2 }) }],
  ]);
  renderInDesk(
    <ContentEditor contentKey="collections">{(fields) => <CollectionsFields {...fields} />}</ContentEditor>,
    { at: '/desk/content/collections' },
  );
  await screen.findByRole('heading', { level: 3, name: 'Minimal' });
  return { desk, user: userEvent.setup() };
}

const listNames = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

describe('the editor of categories', () => {
  it('shows the sub-categories with their products, and why one is not shown', async () => {
    await showEditor();
    expect(listNames()).toEqual(['Minimal', 'Kids']);
    expect(screen.getByText('3 products on sale, 1 not on sale.')).toBeDefined();
    expect(screen.getByText('Not shown: none of its 2 products is on sale.')).toBeDefined();
    expect(screen.getAllByText('This category has no products yet.')).toHaveLength(4);
  });

  it('moves a sub-category by its arrows, and back to the order of the shop', async () => {
    const { user } = await showEditor();
    await user.click(screen.getByRole('button', { name: 'Move up: Wallpaper, Kids' }));
    expect(listNames()).toEqual(['Kids', 'Minimal']);
    expect(screen.getByText('Kids is now at position 1 of 2.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Use the automatic order' }));
    expect(listNames()).toEqual(['Minimal', 'Kids']);
  });

  it.each(['Publish', 'Wallpaper, kids, video: enter an address such as /video/spring.mp4.'])(
    'opens the fields of a problem and leads there by ‘%s’',
    async (button) => {
      const kids = { ...EMPTY_PAGE, video: 'https://example.com/a.mp4' };
      const draft = { wallpaper: { ...EMPTY_COLLECTION, subCategories: { kids } } };
      const { user } = await showEditor([], createDocument({ draft, hasDraft: true }));
      await user.click(screen.getByRole('button', { name: button }));
      const field = screen.getByLabelText(/Address of the video: Wallpaper, Kids/);
      expect(document.activeElement).toBe(field);
      fireEvent.change(field, { target: { value: '/video/spring.mp4' } });
      expect(document.activeElement).toBe(field);
    },
  );

  it('lists what belongs to no sub-category, leads there from its problem, and removes it', async () => {
    const gone = { ...EMPTY_PAGE, video: 'https://example.com/a.mp4' };
    const draft = { curtains: { ...EMPTY_COLLECTION, subCategories: { gone } } };
    const { user } = await showEditor([], createDocument({ draft, hasDraft: true }));
    expect(screen.getByText(/‘gone’ has a picture, text or video here but no products,/)).toBeDefined();
    const problem = 'Curtains, gone, video: enter an address such as /video/spring.mp4.';
    await user.click(screen.getByRole('button', { name: problem }));
    const remove = screen.getByRole('button', { name: 'Remove: Curtains, gone' });
    expect(document.activeElement).toBe(remove);
    await user.click(remove);
    expect(screen.queryByText(problem)).toBeNull();
    expect(screen.queryByText(/‘gone’ has/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByText(/‘gone’ has/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('renames after showing what changes; a change meanwhile shows the new numbers', async () => {
    const changed = { ...plan, onSale: 4, version: 'v2' };
    const [wallpaper, ...others] = subCategoryList.categories;
    const quiet = { slug: 'quiet', name: 'Quiet', onSale: 3, offSale: 1 };
    const renamed = { ...subCategoryList, categories: [{ ...wallpaper, subCategories: [quiet] }, ...others] };
    const { user, desk } = await showEditor([
      [planRename, { status: 200, data: plan }, { status: 200, data: changed }],
      [
        renameSubCategory,
        { status: 409, message: 'Products changed meanwhile.', data: { plan: changed } },
        { status: 200, data: renamed },
      ],
    ]);
    await user.click(screen.getByRole('button', { name: 'Rename: Wallpaper, Minimal' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.clear(dialog.getByLabelText('New name'));
    await user.type(dialog.getByLabelText('New name'), 'Quiet');
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('3 products')).toBeDefined();
    await user.type(screen.getByLabelText('Reason'), 'Clearer');
    await user.click(screen.getByRole('button', { name: 'Rename' }));
    expect(await screen.findByText('Products changed meanwhile.')).toBeDefined();
    expect(await screen.findByText('4 products')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Rename' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const message = screen.getByText('Minimal is now called Quiet.').closest('[role=status]');
    await waitFor(() => expect(document.activeElement).toBe(message));
    const versions = desk.findSent(renameSubCategory).map(({ body }) => (body as { version: string }).version);
    expect(versions).toEqual(['v1', 'v2']);
    expect(await screen.findByRole('button', { name: 'Rename: Wallpaper, Quiet' })).toBeDefined();
  });

  it('goes on with the renamed document while somebody types', async () => {
    const page = { ...EMPTY_PAGE, text: 'Calm' };
    const create = (slug: string, version: number) =>
      createDocument({
        version,
        hasDraft: true,
        draft: { wallpaper: { ...EMPTY_COLLECTION, subCategories: { [slug]: page } } },
      });
    const conflict = { status: 409, message: 'Changed.', data: { document: create('quiet', 2) } };
    const { user, desk } = await showEditor([
      [getContent, { status: 200, data: create('minimal', 1) }, { status: 200, data: create('quiet', 2) }],
      [planRename, { status: 200, data: plan }],
      [renameSubCategory, { status: 200, data: subCategoryList }],
      [saveContentDraft, conflict],
    ]);
    await user.click(screen.getByRole('button', { name: 'Rename: Wallpaper, Minimal' }));
    await user.type(screen.getByLabelText('New name'), ' Quiet{Enter}');
    await user.type(await screen.findByLabelText('Reason'), 'Clearer');
    await user.click(screen.getByRole('button', { name: 'Rename' }));
    await screen.findByText('Minimal is now called Quiet.');
    await user.type(screen.getByLabelText(/^Text: Wallpaper/), 'All');
    await waitFor(() => expect(desk.findSent(saveContentDraft)).toHaveLength(1), { timeout: 3_000 });
    const { wallpaper } = create('quiet', 2).draft as Record<string, object>;
    expect(desk.findSent(saveContentDraft)[0]?.body).toEqual({
      version: 2,
      content: { wallpaper: { ...wallpaper, text: 'All' } },
    });
  });
});
