import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { DeskProduct, ProductDraft } from '#contract/desk/products/desk-product.ts';
import { saveProductDraft } from '#contract/desk/products/products.ts';
import { registerWork, trackDrafts } from '#desk/api/drafts.ts';
import { readProductConflict, useStoreProduct } from '#desk/api/products.ts';
import { runAction } from '#desk/api/use-desk-action.ts';
import { type Autosave, createAutosave, type EditorView } from './autosave.ts';
import { readUnsaved, writeUnsaved } from './unsaved-draft.ts';

const TYPING_PAUSE_MS = 800;

/** What the editor of one product shows, saved while it is typed. */
export function useAutosave(product: DeskProduct): readonly [EditorView, Autosave] {
  const { id } = product;
  const { mutateAsync } = useMutation({
    mutationFn: (body: { version: number; draft: ProductDraft }) =>
      runAction(saveProductDraft, { params: { id }, body }),
  });
  const [areDraftsKept] = useState(trackDrafts);
  const [autosave] = useState(() =>
    createAutosave({
      product,
      unsaved: readUnsaved(id),
      send: (version, draft) => mutateAsync({ version, draft }),
      readConflict: readProductConflict,
      keep: (unsaved) => {
        if (areDraftsKept()) writeUnsaved(id, unsaved);
      },
      pauseMs: TYPING_PAUSE_MS,
    }),
  );
  const view = useSyncExternalStore(autosave.subscribe, autosave.getView);
  const storeProduct = useStoreProduct();
  const store = useEffectEvent(storeProduct);
  // Other pages about this product start with it.
  useEffect(() => store(view.product), [view.product]);
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
