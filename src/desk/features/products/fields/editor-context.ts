import { createContext, useContext } from 'react';
import type { DeskProduct, ProductDraft } from '#contract/desk/products/desk-product.ts';
import type { DraftProblem } from '#contract/desk/products/draft-problems.ts';

/** What every part of the editor reads and changes. */
type Editor = {
  readonly product: DeskProduct;
  readonly draft: ProductDraft;
  change: (edit: (draft: ProductDraft) => ProductDraft) => void;
  /** What to enter instead, by path; empty until somebody tried to publish. */
  readonly errors: ReadonlyMap<string, string>;
  /** Keeps a draft from being published while a field shows something that it could not read; returns how to end that. */
  reportUnreadable: (problem: DraftProblem) => () => void;
  /** For screen readers: what moved where, what was removed. */
  announce: (text: string) => void;
};

export const EditorContext = createContext<Editor | undefined>(undefined);

export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('Only inside the editor of a product.');
  return editor;
}

/** Moves to the field of a problem, or to the first of the entry that it is about. A list is represented by its button. */
export function focusField(path: string): void {
  const entry = path.slice(0, path.lastIndexOf('.') + 1);
  const field =
    document.querySelector<HTMLElement>(`[data-path="${path}"]`) ??
    document.querySelector<HTMLElement>(`[data-path^="${entry}"]`);
  field?.focus();
  field?.scrollIntoView({ block: 'center' });
}
