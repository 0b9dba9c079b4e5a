import { describe, expect, it } from 'vitest';
import { formDraft } from './form-draft.ts';
import { sessionStore } from './storage.ts';

describe('a draft', () => {
  it('comes back as it was written, and is gone when cleared', () => {
    const draft = formDraft(sessionStore(), 'contact');
    draft.write({ name: 'Asha', message: 'a\r\nb 🏡' });
    expect(formDraft(sessionStore(), 'contact').read()).toEqual({ name: 'Asha', message: 'a\r\nb 🏡' });
    expect(formDraft(sessionStore(), 'project').read()).toEqual({});
    draft.clear();
    expect(draft.read()).toEqual({});
  });

  it.each(['', 'null', '3', '{"name":', '[1]', '{"name":3}'])('is empty when the storage holds %j', (stored) => {
    sessionStorage.setItem('aangan.draft.contact', stored);
    expect(formDraft(sessionStore(), 'contact').read()).toEqual({});
  });
});
