import { describe, expect, it } from 'vitest';
import { checkForm, validateForm } from './form-rules.ts';
import {
  CONTACT_FIELDS,
  CUSTOMIZATION_INQUIRY_FIELDS,
  type FormField,
  PROJECT_INQUIRY_FIELDS,
} from './inquiry-forms.ts';

const FORMS: [string, readonly FormField[]][] = [
  ['CONT-07, SRV-62', CONTACT_FIELDS],
  ['INQ-11, SRV-63', PROJECT_INQUIRY_FIELDS],
  ['INQ-11, SRV-64', CUSTOMIZATION_INQUIRY_FIELDS],
];
const fillIn = (fields: readonly FormField[]): Record<string, string> =>
  Object.fromEntries(fields.map(({ name, kind }) => [name, kind === 'email' ? 'asha@example.in' : 'call me']));

describe('inquiry forms', () => {
  it.each([
    ['ENT-28', CONTACT_FIELDS, ['name Name', 'email Email', 'phone Phone', 'message Message']],
    [
      'ENT-29',
      PROJECT_INQUIRY_FIELDS,
      ['name Name', 'email Email', 'phone Phone', 'projectType Project Type', 'projectDetails Project Details'],
    ],
    [
      'ENT-30',
      CUSTOMIZATION_INQUIRY_FIELDS,
      [
        'customerName Name',
        'email Email',
        'phone Phone',
        'productType Product Type',
        'customizationDetails Customization Details',
      ],
    ],
  ])('have their fields and labels in order [%s, Q-126]', (_ids, fields, expected) => {
    expect(fields.map(({ name, label }) => `${name} ${label}`)).toEqual(expected);
  });

  it('have one field of kind email', () => {
    for (const [, fields] of FORMS) {
      expect(fields.filter(({ kind }) => kind === 'email').map(({ name }) => name)).toEqual(['email']);
    }
  });

  it.each(FORMS)('require every field, not just spaces [%s, Q-140]', (_ids, fields) => {
    for (const { name, label } of fields) {
      expect(validateForm(fields, { ...fillIn(fields), [name]: ' ' })).toEqual({ [name]: `${label} is required` });
    }
  });

  it.each(FORMS)('accept free text as phone and return the values unchanged [%s, INQ-13]', (_ids, fields) => {
    const values = { ...fillIn(fields), phone: ' call me ' };
    expect(checkForm(fields, values)).toEqual({ ok: true, value: values });
  });

  it.each(FORMS)('refuse an invalid email [%s]', (_ids, fields) => {
    expect(checkForm(fields, { ...fillIn(fields), email: 'asha' })).toEqual({
      ok: false,
      message: 'Please enter a valid email',
    });
  });

  it.each([
    [CONTACT_FIELDS, 'message', 10_000],
    [PROJECT_INQUIRY_FIELDS, 'projectDetails', 20_000],
    [CUSTOMIZATION_INQUIRY_FIELDS, 'customizationDetails', 20_000],
    [PROJECT_INQUIRY_FIELDS, 'projectType', 200],
    [CONTACT_FIELDS, 'name', 200],
  ] as [readonly FormField[], string, number][])(
    'accept texts up to their limit [D-29, INQ-14, SRV-63] (%#)',
    (fields, name, limit) => {
      const values = fillIn(fields);
      expect(checkForm(fields, { ...values, [name]: 'x'.repeat(limit) }).ok).toBe(true);
      expect(checkForm(fields, { ...values, [name]: 'x'.repeat(limit + 1) }).ok).toBe(false);
    },
  );

  it('report the first invalid field [SRV-62]', () => {
    expect(checkForm(CONTACT_FIELDS, { name: '', email: 'x', phone: '', message: '' })).toEqual({
      ok: false,
      message: 'Name is required',
    });
  });
});
