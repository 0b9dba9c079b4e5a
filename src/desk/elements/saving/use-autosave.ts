import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type * as z from 'zod/mini';
import { registerWork, trackDrafts } from '#desk/api/drafts.ts';
import { type Autosave, type AutosaveOptions, createAutosave, type Edited, type EditorView } from './autosave.ts';
import { readUnsaved, writeUnsaved } from './unsaved-draft.ts';

const TYPING_PAUSE_MS = 800;

type EditorOptions<Document, Draft> = Pick<
  AutosaveOptions<Document, Draft>,
  'getEditedDraft' | 'isSameContent' | 'readConflict' | 'onRebase'
> & {
  /** As it was loaded; later ones come by saving. */
  document: Document;
  /** Names what is not saved in this tab. */
  name: string;
  schema: z.ZodMiniType<Draft>;
  send: (body: { version: number; draft: Draft }) => Promise<Document>;
  /** Other pages about it start with what was saved. */
  onStored: (document: Document) => void;
};

/** What an editor shows, saved while it is typed. */
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
  // Whoever leaves within the pause does not wait for it.
  useEffect(() => {
    autosave.open();
    const endWork = registerWork(autosave.flush);
    return () => {
      endWork();
      if (areDraftsKept() && autosave.getView().save.kind === 'waiting') void autosave.flush();
      autosave.close();
    };
  }, [autosave, areDraftsKept]);
  return [view, autosave];
}
