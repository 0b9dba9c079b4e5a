import { createContext, useContext } from 'react';
import type { DeskProduct, ProductDraft } from '#contract/desk/desk-product.ts';

/** What every part of the editor reads and changes. */
export type Editor = {
  readonly product: DeskProduct;
  readonly draft: ProductDraft;
  change: (edit: (draft: ProductDraft) => ProductDraft) => void;
  /** What to enter instead, by path; empty until somebody tried to publish. */
  readonly errors: ReadonlyMap<string, string>;
  /** For screen readers: what moved where, what was removed. */
  announce: (text: string) => void;
};

export const EditorContext = createContext<Editor | undefined>(undefined);

export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('Only inside the editor of a product.');
  return editor;
}

/** Moves to the field of a problem. A list without entries is represented by its button. */
export function focusField(path: string): void {
  const find = (wanted: string) => document.querySelector<HTMLElement>(`[data-path="${CSS.escape(wanted)}"]`);
  const field = find(path) ?? find(path.slice(0, path.lastIndexOf('.')));
  field?.focus();
  field?.scrollIntoView({ block: 'center' });
}
