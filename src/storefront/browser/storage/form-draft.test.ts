import { describe, expect, it } from 'vitest';
import { createFormDraft } from './form-draft.ts';
import { getSafeSessionStorage } from './storage.ts';

describe('form draft', () => {
  it('reads back what was written until cleared', () => {
    const draft = createFormDraft(getSafeSessionStorage(), 'contact');
    draft.write({ name: 'Asha', message: 'a\r\nb 🏡' });
    expect(createFormDraft(getSafeSessionStorage(), 'contact').read()).toEqual({ name: 'Asha', message: 'a\r\nb 🏡' });
    expect(createFormDraft(getSafeSessionStorage(), 'project').read()).toEqual({});
    draft.clear();
    expect(draft.read()).toEqual({});
  });

  it.each(['', 'null', '3', '{"name":', '[1]', '{"name":3}'])('is empty when storage holds %j', (stored) => {
    sessionStorage.setItem('aangan.draft.contact', stored);
    expect(createFormDraft(getSafeSessionStorage(), 'contact').read()).toEqual({});
  });
});
