import { createContext, useContext } from 'react';
import type { DeskProduct, ProductContent } from '#contract/desk/products/desk-product.ts';

/** Shared by all parts of the editor. */
type Editor = {
  readonly product: DeskProduct;
  readonly draft: ProductContent;
  change: (edit: (draft: ProductContent) => ProductContent) => void;
  /** Announces moved and removed entries to screen readers. */
  announce: (text: string) => void;
};

export const EditorContext = createContext<Editor | undefined>(undefined);

export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('Only inside the editor of a product.');
  return editor;
}
