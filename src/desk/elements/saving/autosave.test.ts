import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DeskProduct, ProductContent } from '#contract/desk/products/desk-product.ts';
import { listProductChanges } from '#contract/desk/products/product-changes.ts';
import { createDeferred } from '#tests/support/create-deferred.ts';
import { createDeskProduct, createProductDraft } from '#tests/support/desk/product-editor-samples.ts';
import { createAutosave } from './autosave.ts';
import type { UnsavedDraft as Unsaved } from './unsaved-draft.ts';

type UnsavedDraft = Unsaved<ProductContent>;

const PAUSE_MS = 800;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Conflict = { theirs: DeskProduct };
const isConflict = (error: unknown): error is Conflict =>
  typeof error === 'object' && error !== null && 'theirs' in error;

/** The test sends the server's responses one by one. */
function createEditor({
  product = createDeskProduct(),
  unsaved,
}: {
  product?: DeskProduct;
  unsaved?: UnsavedDraft | undefined;
} = {}) {
  const sent: { version: number; title: string }[] = [];
  const waiting: ReturnType<typeof createDeferred<DeskProduct>>[] = [];
  let kept: UnsavedDraft | undefined;
  const autosave = createAutosave({
    document: product,
    getEditedDraft: ({ draft, published }) => draft ?? published ?? createProductDraft(),
    isSameContent: (a, b) => listProductChanges(a, b).length === 0,
    unsaved,
    send: (version, draft) => {
      sent.push({ version, title: draft.title });
      const response = createDeferred<DeskProduct>();
      waiting.push(response);
      return response.promise;
    },
    readConflict: (error) => (isConflict(error) ? error.theirs : undefined),
    keep: (next) => {
      kept = next;
    },
    pauseMs: PAUSE_MS,
  });
  const settle = async (run: (response: ReturnType<typeof createDeferred<DeskProduct>>) => void) => {
    const response = waiting.shift();
    if (!response) throw new Error('Nothing was sent.');
    run(response);
    await vi.advanceTimersByTimeAsync(0);
  };
  return {
    autosave,
    sent,
    getKept: () => kept,
    type: (title: string) => autosave.change((draft) => ({ ...draft, title })),
    pause: () => vi.advanceTimersByTimeAsync(PAUSE_MS),
    respond: (version: number, title: string) =>
      settle(({ resolve }) => resolve(createStored(version, createProductDraft({ title })))),
    fail: (error: unknown) => settle(({ reject }) => reject(error)),
    getState: () => autosave.getView().save.kind,
    getTitle: () => autosave.getView().draft.title,
  };
}

const createStored = (version: number, draft: ProductContent) => createDeskProduct({ version, draft });
const createConflict = (version: number, title: string): Conflict => ({
  theirs: createStored(version, createProductDraft({ title })),
});

describe('autosave', () => {
  it('saves once after a pause in typing', async () => {
    const editor = createEditor();
    editor.type('B');
    editor.type('Ba');
    expect(editor.sent).toEqual([]);
    await editor.pause();
    expect(editor.sent).toEqual([{ version: 1, title: 'Ba' }]);
    expect(editor.getState()).toBe('saving');
    await editor.respond(2, 'Ba');
    expect(editor.getState()).toBe('saved');
    expect(editor.getKept()).toBeUndefined();
  });

  it('sends the next save only after the last one, with the version that it returned', async () => {
    const editor = createEditor();
    editor.type('First');
    await editor.pause();
    editor.type('Second');
    await editor.pause();
    expect(editor.sent).toHaveLength(1);
    await editor.respond(2, 'First');
    expect(editor.sent).toEqual([
      { version: 1, title: 'First' },
      { version: 2, title: 'Second' },
    ]);
    await editor.respond(3, 'Second');
    expect(editor.getState()).toBe('saved');
    expect(editor.autosave.getView().document.version).toBe(3);
  });

  it('keeps what was typed when saving fails, and saves it with the next try', async () => {
    const editor = createEditor();
    editor.type('Typed');
    await editor.pause();
    await editor.fail(new Error('offline'));
    expect(editor.getState()).toBe('failed');
    expect(editor.getKept()).toMatchObject({ version: 1, draft: { title: 'Typed' } });
    const isSaved = editor.autosave.flush();
    await editor.respond(2, 'Typed');
    expect(await isSaved).toBe(true);
  });

  it('is no conflict with itself if the response to its own save was lost', async () => {
    const editor = createEditor();
    editor.type('First');
    await editor.pause();
    await editor.fail(new Error('offline'));
    editor.type('Second');
    await editor.pause();
    // The server had received the first save.
    await editor.fail(createConflict(2, 'First'));
    expect(editor.sent.at(-1)).toEqual({ version: 2, title: 'Second' });
    await editor.respond(3, 'Second');
    expect(editor.getState()).toBe('saved');
  });

  it('has no conflict with itself after two lost responses, whichever arrived', async () => {
    const editor = createEditor();
    for (const title of ['First', 'Second']) {
      editor.type(title);
      await editor.pause();
      await editor.fail(new Error('offline'));
    }
    editor.type('Third');
    await editor.pause();
    await editor.fail(createConflict(2, 'First'));
    expect(editor.sent.at(-1)).toEqual({ version: 2, title: 'Third' });
    await editor.respond(3, 'Third');
    expect(editor.getState()).toBe('saved');
  });

  it('changes nothing after it was closed', async () => {
    const editor = createEditor();
    editor.autosave.close();
    editor.type('Too late');
    await editor.pause();
    expect([editor.getTitle(), editor.sent]).toEqual(['Basant Vine', []]);
  });

  it('drops what could not be saved if asked to', async () => {
    const editor = createEditor();
    editor.type('Unwanted');
    await editor.pause();
    await editor.fail(new Error('refused'));
    editor.autosave.drop(createDeskProduct({ version: 2 }));
    await editor.pause();
    expect([editor.getTitle(), editor.getState(), editor.getKept()]).toEqual(['Basant Vine', 'saved', undefined]);
    expect(editor.sent).toHaveLength(1);
  });

  it('saves mine on top if somebody else changed all but the draft that it was typed on', async () => {
    const editor = createEditor();
    editor.type('Mine');
    await editor.pause();
    await editor.fail({ theirs: createDeskProduct({ version: 5, state: 'hidden' }) });
    expect(editor.sent.at(-1)).toEqual({ version: 5, title: 'Mine' });
    await editor.respond(6, 'Mine');
    expect(editor.getState()).toBe('saved');
  });

  it('does so also after a reload', async () => {
    const editor = createEditor();
    editor.type('Mine');
    const hidden = createDeskProduct({ version: 5, state: 'hidden' });
    const reloaded = createEditor({ product: hidden, unsaved: editor.getKept() });
    await reloaded.pause();
    expect(reloaded.sent).toEqual([{ version: 5, title: 'Mine' }]);
  });

  it('shows a conflict, and saves mine on top of theirs if asked to', async () => {
    const editor = createEditor();
    editor.type('Mine');
    await editor.pause();
    await editor.fail(createConflict(5, 'Theirs'));
    expect(editor.getState()).toBe('conflict');
    expect(editor.getTitle()).toBe('Mine');
    editor.autosave.keepMine();
    expect(editor.sent.at(-1)).toEqual({ version: 5, title: 'Mine' });
    await editor.respond(6, 'Mine');
    expect(editor.getState()).toBe('saved');
  });

  it('takes theirs if asked to', async () => {
    const editor = createEditor();
    editor.type('Mine');
    await editor.pause();
    await editor.fail(createConflict(5, 'Theirs'));
    editor.autosave.takeTheirs();
    expect(editor.getTitle()).toBe('Theirs');
    expect(editor.autosave.getView().document.version).toBe(5);
    expect(editor.getKept()).toBeUndefined();
    expect(await editor.autosave.flush()).toBe(true);
    expect(editor.sent).toHaveLength(1);
  });

  it('counts drafts that replace the editor’s, which clears unreadable text, but not other responses', async () => {
    const editor = createEditor();
    const getCount = () => editor.autosave.getView().replacementCount;
    editor.autosave.accept(createStored(2, createProductDraft({ title: 'Accepted' })));
    expect(editor.getTitle()).toBe('Accepted');
    expect(getCount()).toBe(0);
    editor.type('Mine');
    await editor.pause();
    await editor.fail(createConflict(5, 'Theirs'));
    expect(getCount()).toBe(0);
    editor.autosave.takeTheirs();
    expect(getCount()).toBe(1);
    editor.autosave.accept(createStored(6, createProductDraft({ title: 'Theirs' })));
    expect(getCount()).toBe(1);
    editor.autosave.drop(createDeskProduct({ version: 7 }));
    expect(getCount()).toBe(2);
  });

  it('saves what an earlier visit could not', async () => {
    const unsaved = { version: 1, draft: createProductDraft({ title: 'From before' }) };
    const editor = createEditor({ unsaved });
    expect(editor.getTitle()).toBe('From before');
    await editor.pause();
    expect(editor.sent).toEqual([{ version: 1, title: 'From before' }]);
  });

  it('asks about what an earlier visit typed if somebody else saved meanwhile', () => {
    const unsaved = { version: 1, draft: createProductDraft({ title: 'From before' }) };
    const editor = createEditor({ unsaved, product: createStored(2, createProductDraft({ title: 'Theirs' })) });
    expect(editor.getState()).toBe('conflict');
    expect(editor.getTitle()).toBe('From before');
  });

  it('recognises its own save of an earlier visit that arrived after all', async () => {
    const unsaved = {
      version: 1,
      draft: createProductDraft({ title: 'Second' }),
      uncertain: [createProductDraft({ title: 'First' }), createProductDraft({ title: 'Never arrived' })],
    };
    const editor = createEditor({ unsaved, product: createStored(2, createProductDraft({ title: 'First' })) });
    await editor.pause();
    expect(editor.sent).toEqual([{ version: 2, title: 'Second' }]);
  });

  it('keeps what is typed while another action answers', async () => {
    const editor = createEditor();
    editor.type('Typed');
    editor.autosave.accept(createDeskProduct({ version: 9 }));
    expect(editor.getTitle()).toBe('Typed');
    await editor.pause();
    expect(editor.sent).toEqual([{ version: 9, title: 'Typed' }]);
  });
});
