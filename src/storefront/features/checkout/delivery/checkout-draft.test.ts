import { describe, expect, it } from 'vitest';
import { getSessionStore } from '#storefront/browser/storage/storage.ts';
import { clearCheckoutDraft, createCheckoutDraft } from './checkout-draft.ts';

const draftOf = (userId: string | null) => createCheckoutDraft(getSessionStore(), userId);

describe('the draft of the checkout form', () => {
  it('of a visitor belongs to whoever signs in', () => {
    draftOf(null).write({ city: 'Surat' });
    expect(draftOf('asha').read()).toEqual({ city: 'Surat' });
  });

  it('of a customer whose session has ended stays theirs, whatever is typed meanwhile', () => {
    draftOf('asha').write({ city: 'Surat' });
    expect(draftOf(null).read()).toEqual({ city: 'Surat' });
    draftOf(null).write({ city: 'Surat', pincode: '395001' });
    expect(draftOf('asha').read()).toEqual({ city: 'Surat', pincode: '395001' });
    expect(draftOf('meera').read()).toEqual({});
  });

  it('stores only form fields and can be cleared', () => {
    sessionStorage.setItem('aangan.draft.checkout', '{"city":"Surat","card":"4111","phone":7}');
    expect(draftOf('asha').read()).toEqual({ city: 'Surat' });
    clearCheckoutDraft(getSessionStore());
    expect(draftOf('asha').read()).toEqual({});
  });
});
