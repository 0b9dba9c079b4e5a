import type { UnsavedDraft } from './unsaved-draft.ts';

/** A document as the server sends it. */
export type Edited = {
  readonly version: number;
  readonly changedAt: string | null;
  readonly changedBy: string | null;
  readonly changedById: string | null;
};

type SaveState<Document> =
  | { readonly kind: 'saved' }
  /** There are unsaved edits; saving starts after a pause. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'conflict'; readonly theirs: Document };

export type EditorView<Document, Draft> = {
  /** The document of the last response. */
  readonly document: Document;
  /** The draft in the editor. */
  readonly draft: Draft;
  /** How often the whole draft was replaced instead of edited. */
  readonly replacementCount: number;
  readonly save: SaveState<Document>;
};

export type AutosaveOptions<Document, Draft> = {
  document: Document;
  /** Returns the draft to edit, by default the published version. */
  getEditedDraft: (document: Document) => Draft;
  isSameContent: (a: Draft, b: Draft) => boolean;
  /** Edits from an earlier visit in this tab. */
  unsaved: UnsavedDraft<Draft> | undefined;
  send: (version: number, draft: Draft) => Promise<Document>;
  readConflict: (error: unknown) => Document | undefined;
  /** Somebody changed more than the draft, for example took it off sale: the edits stay and are saved on top. */
  onRebase?: ((before: Document, after: Document) => void) | undefined;
  /** Stores unsaved edits for the next visit; gets `undefined` once everything is saved. */
  keep: (unsaved: UnsavedDraft<Draft> | undefined) => void;
  pauseMs: number;
};

/**
 * Saves a draft after every pause in typing, one request at a time, each with the version that the last one returned.
 * An editor's own saves never conflict, even if their responses got lost.
 */
export function createAutosave<Document extends Edited, Draft>(options: AutosaveOptions<Document, Draft>) {
  const { document, getEditedDraft, isSameContent, onRebase } = options;
  const { unsaved, send, readConflict, keep, pauseMs } = options;
  type View = EditorView<Document, Draft>;
  let view: View = { document, draft: getEditedDraft(document), replacementCount: 0, save: { kind: 'saved' } };
  let savedDraft: Draft | undefined = view.draft;
  /** Sent without a response: the server may have stored any of them. */
  let uncertain: readonly Draft[] = [];
  let isClosed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | undefined;
  const listeners = new Set<() => void>();

  const isUnsaved = () => view.draft !== savedDraft;
  /** Lists the drafts of this editor that the server may have stored. */
  const listOwn = () => (savedDraft === undefined ? uncertain : [savedDraft, ...uncertain]);
  const isOwn = (theirs: Document): boolean => listOwn().some((own) => isSameContent(getEditedDraft(theirs), own));

  function update(changes: Partial<View>): void {
    view = { ...view, ...changes };
    keep(isUnsaved() ? { version: view.document.version, draft: view.draft, uncertain: listOwn() } : undefined);
    for (const notify of listeners) notify();
  }

  function accept(next: Document): void {
    if (isUnsaved()) update({ document: next });
    else {
      savedDraft = getEditedDraft(next);
      update({ document: next, draft: savedDraft, save: { kind: 'saved' } });
    }
  }

  function replaceDraft(next: Document, draft: Draft): void {
    savedDraft = draft;
    update({ document: next, draft, replacementCount: view.replacementCount + 1, save: { kind: 'saved' } });
  }

  async function sendOnce(): Promise<boolean> {
    const mine = view.draft;
    if (!uncertain.includes(mine)) uncertain = [...uncertain, mine];
    update({ save: { kind: 'saving' } });
    try {
      const next = await send(view.document.version, mine);
      uncertain = [];
      savedDraft = mine;
      update({ document: next, save: { kind: isUnsaved() ? 'waiting' : 'saved' } });
      return true;
    } catch (error) {
      const theirs = readConflict(error);
      if (!theirs) {
        update({ save: { kind: 'failed', error } });
        return false;
      }
      // A conflict although the save named the newest version is an error, so don't retry.
      const canRebase = theirs.version !== view.document.version && isOwn(theirs);
      uncertain = [];
      if (isSameContent(getEditedDraft(theirs), mine)) savedDraft = mine;
      else if (!canRebase) {
        update({ save: { kind: 'conflict', theirs } });
        return false;
      }
      onRebase?.(view.document, theirs);
      update({ document: theirs, save: { kind: isUnsaved() ? 'waiting' : 'saved' } });
      return true;
    }
  }

  async function saveAll(): Promise<boolean> {
    while (isUnsaved()) if (!(await sendOnce())) return false;
    return true;
  }

  /** Saves unsaved edits now; returns whether everything is saved. */
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

  /** Later changes by other people are a conflict; a save by this editor that arrived after all is not. */
  function restore({ version, draft, uncertain: sent = [] }: UnsavedDraft<Draft>): void {
    const current = getEditedDraft(document);
    savedDraft = undefined;
    uncertain = sent;
    const canRebase = version === document.version || [draft, ...sent].some((own) => isSameContent(own, current));
    update({ draft, save: canRebase ? { kind: 'waiting' } : { kind: 'conflict', theirs: document } });
    if (canRebase) schedule();
  }

  return {
    getView: (): View => view,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change(edit: (draft: Draft) => Draft): void {
      const draft = edit(view.draft);
      if (isClosed || draft === view.draft) return;
      const isConflict = view.save.kind === 'conflict';
      update({ draft, ...(!isConflict && !running && { save: { kind: 'waiting' } as const }) });
      if (!isConflict) schedule();
    },
    flush,
    accept,
    /** For an action other than saving: somebody else changed the document first. */
    showConflict(theirs: Document): void {
      if (isSameContent(view.draft, getEditedDraft(theirs)) || isOwn(theirs)) accept(theirs);
      else update({ save: { kind: 'conflict', theirs } });
    },
    takeTheirs(): void {
      if (view.save.kind !== 'conflict') return;
      const { theirs } = view.save;
      replaceDraft(theirs, getEditedDraft(theirs));
    },
    keepMine(): void {
      if (view.save.kind !== 'conflict') return;
      savedDraft = undefined;
      update({ document: view.save.theirs, save: { kind: 'waiting' } });
      void flush();
    },
    /** Discards the unsaved edits. `next` replaces the document; without it, the document is gone. */
    drop(next?: Document): void {
      clearTimeout(timer);
      uncertain = [];
      if (next) replaceDraft(next, getEditedDraft(next));
      else replaceDraft(view.document, view.draft);
    },
    open(): void {
      isClosed = false;
    },
    /** Stops saving; a running request continues. */
    close(): void {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}

export type Autosave<Document extends Edited, Draft> = ReturnType<typeof createAutosave<Document, Draft>>;
/** The autosave of any editor, for parts that only wait until everything is saved. */
export type AnyAutosave = { flush(): Promise<boolean>; getView(): { readonly save: { readonly kind: string } } };
