import { describe, expect, it } from 'vitest';
import { sampleSettings } from '#tests/support/samples/settings-samples.ts';
import { findValueProblems, toFacts, toFactValues } from './fact-values.ts';

const FACTS = {
  ...sampleSettings.shop,
  remakePromise: 'We make it again.',
  standardSizes: { blinds: { widthInInches: 90, heightInInches: 120.5 }, fabrics: { lengthInInches: 400 } },
};
const change = (changes: Record<string, string>) => ({ ...toFactValues(FACTS), ...changes });

describe('facts in a form', () => {
  it('come back as they were', () => {
    expect(toFacts(toFactValues(FACTS))).toEqual(FACTS);
  });

  it('may be typed with spaces, commas and small letters', () => {
    const values = change({
      whatsapp: '+91 79-4000 0000',
      gstin: ' 24aaaaa0000a1z5 ',
      samplePrice: '1,250',
      acceptedPayments: 'UPI\n\n Cards ',
    });
    expect(toFacts(values)).toMatchObject({
      whatsapp: '917940000000',
      gstin: '24AAAAA0000A1Z5',
      samplePrice: 1250,
      acceptedPayments: ['UPI', 'Cards'],
    });
    expect(findValueProblems(values)).toEqual({});
  });

  it('name every field that is wrong', () => {
    const values = change({
      address_city: '',
      delivery_leadTimeWorkingDays_curtains: '8 days',
      delivery_transitWorkingDays_3: '',
      standardSizes_blinds_heightInInches: '',
      samplePrice: '-5',
    });
    expect(Object.keys(findValueProblems(values)).sort()).toEqual([
      'address_city',
      'delivery_leadTimeWorkingDays_curtains',
      'delivery_transitWorkingDays_3',
      'samplePrice',
      'standardSizes_blinds_heightInInches',
    ]);
  });
});
