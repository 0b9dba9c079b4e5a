import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type * as z from 'zod/mini';
import { registerUnsavedEdits, trackDrafts } from '#desk/api/drafts.ts';
import { type Autosave, type AutosaveOptions, createAutosave, type Edited, type EditorView } from './autosave.ts';
import { readUnsaved, writeUnsaved } from './unsaved-draft.ts';

const TYPING_PAUSE_MS = 800;

type EditorOptions<Document, Draft> = Pick<
  AutosaveOptions<Document, Draft>,
  'getEditedDraft' | 'isSameContent' | 'readConflict' | 'onRebase'
> & {
  /** The loaded document; saving returns later versions. */
  document: Document;
  /** The name of the unsaved edits in this tab's storage. */
  name: string;
  schema: z.ZodMiniType<Draft>;
  send: (body: { version: number; draft: Draft }) => Promise<Document>;
  /** Caches the saved document for other pages. */
  onStored: (document: Document) => void;
};

/** Saves an editor's draft while somebody types. */
export function useAutosave<Document extends Edited, Draft>(
  options: EditorOptions<Document, Draft>,
): readonly [EditorView<Document, Draft>, Autosave<Document, Draft>] {
  const { name, schema, onStored } = options;
  const { mutateAsync } = useMutation({ mutationFn: options.send });
  const [areDraftsKept] = useState(trackDrafts);
  const [autosave] = useState(() =>
    createAutosave({
      ...options,
      unsaved: readUnsaved(name, schema),
      send: (version, draft) => mutateAsync({ version, draft }),
      keep: (unsaved) => {
        if (areDraftsKept()) writeUnsaved(name, unsaved);
      },
      pauseMs: TYPING_PAUSE_MS,
    }),
  );
  const view = useSyncExternalStore(autosave.subscribe, autosave.getView);
  const store = useEffectEvent(onStored);
  useEffect(() => store(view.document), [view.document]);
  // Leaving saves at once, without the pause.
  useEffect(() => {
    autosave.open();
    const unregister = registerUnsavedEdits(autosave.flush);
    return () => {
      unregister();
      if (areDraftsKept() && autosave.getView().save.kind === 'waiting') void autosave.flush();
      autosave.close();
    };
  }, [autosave, areDraftsKept]);
  return [view, autosave];
}
