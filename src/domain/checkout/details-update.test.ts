import { describe, expect, it } from 'vitest';
import { checkDetailsUpdate } from './details-update.ts';

describe('detailsToSave', () => {
  it('keeps what is missing or null, empties what is blank, and trims the rest [SRV-40]', () => {
    const wish = { firstName: '  Asha ', lastName: '   ', city: '', state: null, phone: undefined };
    expect(checkDetailsUpdate(wish)).toEqual({ ok: true, value: { firstName: 'Asha', lastName: '', city: '' } });
  });

  it('takes 200 characters and says which field has more [SRV-40, SRV-41]', () => {
    expect(checkDetailsUpdate({ addressLine1: ` ${'x'.repeat(200)} ` })).toMatchObject({ ok: true });
    expect(checkDetailsUpdate({ addressLine1: 'x'.repeat(201) })).toEqual({
      ok: false,
      message: 'Address Line 1 can have at most 200 characters.',
    });
  });

  it('has no rule for what a text says [PROF-17]', () => {
    const odd = { phone: 'call me', email: 'not an email', postalCode: 'somewhere' };
    expect(checkDetailsUpdate(odd)).toEqual({ ok: true, value: odd });
  });
});
