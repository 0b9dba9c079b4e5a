import type { DeskProduct, ProductDraft } from '#contract/desk/products/desk-product.ts';
import { listProductChanges } from '#contract/desk/products/product-changes.ts';
import type { UnsavedDraft } from './unsaved-draft.ts';

type SaveState =
  | { readonly kind: 'saved' }
  /** Something was typed; the pause before saving runs. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'conflict'; readonly theirs: DeskProduct };

export type EditorView = {
  /** As the last response described it. */
  readonly product: DeskProduct;
  /** What the editor shows. */
  readonly draft: ProductDraft;
  readonly save: SaveState;
};

type AutosaveOptions = {
  product: DeskProduct;
  /** From an earlier visit of this tab. */
  unsaved: UnsavedDraft | undefined;
  send: (version: number, draft: ProductDraft) => Promise<DeskProduct>;
  readConflict: (error: unknown) => DeskProduct | undefined;
  /** Keeps what is not saved for the next visit; `undefined` when everything is. */
  keep: (unsaved: UnsavedDraft | undefined) => void;
  pauseMs: number;
};

/** What the editor starts with: the draft, or else what is on sale. */
export function getEditedDraft({ draft, published }: DeskProduct): ProductDraft {
  const edited = draft ?? published;
  if (!edited) throw new Error('A product has a draft or a published version.');
  return edited;
}

const isSameContent = (a: ProductDraft, b: ProductDraft): boolean => listProductChanges(a, b).length === 0;

/**
 * Saves a draft after every pause in typing, one request after the other, each with the version that the last one returned.
 * A draft that this editor sent itself is never a conflict, also if its response got lost.
 */
export function createAutosave({ product, unsaved, send, readConflict, keep, pauseMs }: AutosaveOptions) {
  let view: EditorView = { product, draft: getEditedDraft(product), save: { kind: 'saved' } };
  let savedDraft: ProductDraft | undefined = view.draft;
  /** Sent, with an unknown outcome: the shop may have stored any of them. */
  let uncertain: readonly ProductDraft[] = [];
  let isClosed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | undefined;
  const listeners = new Set<() => void>();

  const isUnsaved = () => view.draft !== savedDraft;

  function update(changes: Partial<EditorView>): void {
    view = { ...view, ...changes };
    keep(isUnsaved() ? { version: view.product.version, draft: view.draft, uncertain } : undefined);
    for (const notify of listeners) notify();
  }

  function accept(next: DeskProduct): void {
    if (isUnsaved()) update({ product: next });
    else {
      savedDraft = getEditedDraft(next);
      update({ product: next, draft: savedDraft, save: { kind: 'saved' } });
    }
  }

  async function sendOnce(): Promise<boolean> {
    const mine = view.draft;
    if (!uncertain.includes(mine)) uncertain = [...uncertain, mine];
    update({ save: { kind: 'saving' } });
    try {
      const next = await send(view.product.version, mine);
      uncertain = [];
      savedDraft = mine;
      update({ product: next, save: { kind: isUnsaved() ? 'waiting' : 'saved' } });
      return true;
    } catch (error) {
      const theirs = readConflict(error);
      if (!theirs) {
        update({ save: { kind: 'failed', error } });
        return false;
      }
      const current = getEditedDraft(theirs);
      const isOwn = uncertain.some((own) => isSameContent(current, own));
      uncertain = [];
      if (isSameContent(current, mine)) savedDraft = mine;
      else if (!isOwn) {
        update({ save: { kind: 'conflict', theirs } });
        return false;
      }
      update({ product: theirs, save: { kind: isUnsaved() ? 'waiting' : 'saved' } });
      return true;
    }
  }

  async function saveAll(): Promise<boolean> {
    while (isUnsaved()) if (!(await sendOnce())) return false;
    return true;
  }

  /** Saves now what is not saved; returns whether everything is. */
  function flush(): Promise<boolean> {
    clearTimeout(timer);
    if (view.save.kind === 'conflict') return Promise.resolve(false);
    running ??= saveAll().finally(() => {
      running = undefined;
    });
    return running;
  }

  function schedule(): void {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), pauseMs);
  }

  if (unsaved) restore(unsaved);

  /** What somebody else changed since then is a conflict, unless this editor's own save arrived after all. */
  function restore({ version, draft, uncertain: sent = [] }: UnsavedDraft): void {
    const current = getEditedDraft(product);
    savedDraft = undefined;
    uncertain = sent;
    const isOwn = version === product.version || [draft, ...sent].some((own) => isSameContent(own, current));
    update({ draft, save: isOwn ? { kind: 'waiting' } : { kind: 'conflict', theirs: product } });
    if (isOwn) schedule();
  }

  return {
    getView: (): EditorView => view,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change(edit: (draft: ProductDraft) => ProductDraft): void {
      if (isClosed) return;
      const isConflict = view.save.kind === 'conflict';
      update({ draft: edit(view.draft), ...(!isConflict && !running && { save: { kind: 'waiting' } as const }) });
      if (!isConflict) schedule();
    },
    flush,
    accept,
    /** Somebody else was faster with another action than saving. */
    showConflict(theirs: DeskProduct): void {
      if (isSameContent(view.draft, getEditedDraft(theirs))) accept(theirs);
      else update({ save: { kind: 'conflict', theirs } });
    },
    takeTheirs(): void {
      if (view.save.kind !== 'conflict') return;
      const { theirs } = view.save;
      savedDraft = getEditedDraft(theirs);
      update({ product: theirs, draft: savedDraft, save: { kind: 'saved' } });
    },
    keepMine(): void {
      if (view.save.kind !== 'conflict') return;
      savedDraft = undefined;
      update({ product: view.save.theirs, save: { kind: 'waiting' } });
      void flush();
    },
    /** What was typed is not wanted any more. Without `next`, nothing is left of the product. */
    drop(next?: DeskProduct): void {
      clearTimeout(timer);
      uncertain = [];
      savedDraft = next ? getEditedDraft(next) : view.draft;
      update({ product: next ?? view.product, draft: savedDraft, save: { kind: 'saved' } });
    },
    open(): void {
      isClosed = false;
    },
    /** Nothing changes from now on; what is being saved goes on. */
    close(): void {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}

export type Autosave = ReturnType<typeof createAutosave>;
