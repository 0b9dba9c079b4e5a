import { afterEach, expect, it, vi } from 'vitest';
import { productDraftSchema } from '#contract/desk/products/desk-product.ts';
import { createProductDraft } from '#tests/support/desk/product-editor-samples.ts';
import { readUnsaved, writeUnsaved } from './unsaved-draft.ts';

afterEach(() => void vi.unstubAllGlobals());

it('keeps what was typed where there is no room for what was sent before', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name),
    removeItem: (name: string) => stored.delete(name),
    setItem(name: string, text: string) {
      if (text.includes('uncertain')) throw new DOMException('No room.', 'QuotaExceededError');
      stored.set(name, text);
    },
  });
  const draft = createProductDraft({ title: 'Typed' });
  writeUnsaved('product:p1', { version: 3, draft, uncertain: [createProductDraft()] });
  expect(readUnsaved('product:p1', productDraftSchema)).toEqual({ version: 3, draft });
});
