import { describe, expect, it } from 'vitest';
import { createFormDraft } from './form-draft.ts';
import { getSessionStore } from './storage.ts';

describe('a draft', () => {
  it('comes back as it was written, and is gone when cleared', () => {
    const draft = createFormDraft(getSessionStore(), 'contact');
    draft.write({ name: 'Asha', message: 'a\r\nb 🏡' });
    expect(createFormDraft(getSessionStore(), 'contact').read()).toEqual({ name: 'Asha', message: 'a\r\nb 🏡' });
    expect(createFormDraft(getSessionStore(), 'project').read()).toEqual({});
    draft.clear();
    expect(draft.read()).toEqual({});
  });

  it.each(['', 'null', '3', '{"name":', '[1]', '{"name":3}'])('is empty when the storage holds %j', (stored) => {
    sessionStorage.setItem('aangan.draft.contact', stored);
    expect(createFormDraft(getSessionStore(), 'contact').read()).toEqual({});
  });
});
