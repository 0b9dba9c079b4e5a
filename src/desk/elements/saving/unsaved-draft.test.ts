import { afterEach, expect, it, vi } from 'vitest';
import { productDraftSchema } from '#contract/desk/products/desk-product.ts';
import { createProductDraft } from '#tests/support/desk/product-editor-samples.ts';
import { readUnsaved, writeUnsaved } from './unsaved-draft.ts';

afterEach(() => void vi.restoreAllMocks());

it('keeps what was typed where there is no room for what was sent before', () => {
  const draft = createProductDraft({ title: 'Typed' });
  const { setItem } = Storage.prototype;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, name, text) {
    if (text.includes('uncertain')) throw new DOMException('No room.', 'QuotaExceededError');
    setItem.call(this, name, text);
  });
  writeUnsaved('product:p1', { version: 3, draft, uncertain: [createProductDraft()] });
  expect(readUnsaved('product:p1', productDraftSchema)).toEqual({ version: 3, draft });
});
