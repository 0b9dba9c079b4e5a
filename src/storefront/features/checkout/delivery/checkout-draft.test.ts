import { describe, expect, it } from 'vitest';
import { getSafeSessionStorage } from '#storefront/browser/storage/storage.ts';
import { clearCheckoutDraft, createCheckoutDraft } from './checkout-draft.ts';

const createDraft = (userId: string | null) => createCheckoutDraft(getSafeSessionStorage(), userId);

describe('createCheckoutDraft', () => {
  it('gives a visitor’s draft to the customer who signs in next', () => {
    createDraft(null).write({ city: 'Surat' });
    expect(createDraft('asha').read()).toEqual({ city: 'Surat' });
  });

  it('keeps a draft with its customer after the session ends', () => {
    createDraft('asha').write({ city: 'Surat' });
    expect(createDraft(null).read()).toEqual({ city: 'Surat' });
    createDraft(null).write({ city: 'Surat', pincode: '395001' });
    expect(createDraft('asha').read()).toEqual({ city: 'Surat', pincode: '395001' });
    expect(createDraft('meera').read()).toEqual({});
  });

  it('keeps the state that the pincode filled in with its customer too', () => {
    createDraft('asha').write({ city: 'Surat', state: 'Gujarat' });
    createDraft('asha').writeFilledState('Gujarat');
    expect(createDraft('asha').readFilledState()).toBe('Gujarat');
    expect(createDraft(null).readFilledState()).toBe('Gujarat');
    expect(createDraft('meera').readFilledState()).toBe('');
    createDraft('meera').writeFilledState('Goa');
    expect(createDraft('meera').read()).toEqual({});
    expect(createDraft('meera').readFilledState()).toBe('Goa');
    expect(createDraft('asha').readFilledState()).toBe('');
  });

  it('reads only form fields and can be cleared', () => {
    sessionStorage.setItem('aangan.draft.checkout', '{"city":"Surat","card":"4111","phone":7}');
    expect(createDraft('asha').read()).toEqual({ city: 'Surat' });
    clearCheckoutDraft(getSafeSessionStorage());
    expect(createDraft('asha').read()).toEqual({});
  });
});
