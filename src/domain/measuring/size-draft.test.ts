import { describe, expect, it } from 'vitest';
import { parseLengthEntry, toLengthEntry } from './length-entry.ts';
import { formatLength, type LengthUnit } from './length-unit.ts';
import {
  changeUnit,
  commitLength,
  createSizeDraft,
  getDraftSize,
  isInvalidLength,
  stepLengthEntry,
  updateLength,
} from './size-draft.ts';

const emptyDraft = createSizeDraft('in', '', '');
const typeWidth = (unit: LengthUnit, main: string, inches = '') =>
  updateLength(createSizeDraft(unit, '', ''), 'width', { main, inches });

describe('length entry', () => {
  it.each([
    ['cm', '100', '', '39.37'],
    ['cm', '254', '', '100'],
    ['cm', '91.44', '', '36'],
    ['cm', '91.44 cm', '', '36'],
    ['cm', '1.27', '', '0.5'],
    ['ft', '5', '', '60'],
    ['ft', '5', '6', '66'],
    ['ft', '', '70', '70'],
    ['ft', "5'", '6.5"', '66.5'],
    ['ft', '2.5', '', '30'],
    ['ft', '', '', ''],
    ['ft', '5', 'abc', ''],
    ['ft', '-1', '6', ''],
    ['cm', 'abc', '', ''],
    ['cm', '9'.repeat(400), '', ''],
    ['in', '36.', '', '36.'],
  ] as const)('in %s of %j %j is %j inches', (unit, main, inches, expected) => {
    expect(parseLengthEntry(unit, { main, inches })).toBe(expected);
  });

  it.each([
    ['cm', '36', '91.4', ''],
    ['cm', '100', '254', ''],
    ['ft', '66', '5', '6'],
    ['ft', '70.25', '5', '10.25'],
    ['ft', '11.99', '0', '11.99'],
    ['in', '36', '36', ''],
    ['cm', '', '', ''],
  ] as const)('in %s for %j inches is %j %j', (unit, inches, main, rest) => {
    expect(toLengthEntry(unit, inches)).toEqual({ main, inches: rest });
  });

  it('is formatted in its unit', () => {
    expect([formatLength('in', 36), formatLength('ft', 66), formatLength('ft', 60), formatLength('cm', 36)]).toEqual([
      '36 in',
      '5 ft 6 in',
      '5 ft',
      '91.4 cm',
    ]);
  });
});

describe('size draft', () => {
  it('keeps the text while typing and normalises it on blur [Q-52]', () => {
    const draft = typeWidth('in', '36.');
    expect(draft.width.entry.main).toBe('36.');
    expect(commitLength(draft, 'width').width).toEqual({ entry: { main: '36', inches: '' }, inches: '36' });
  });

  it.each([
    ['abc', '', 'SIZE-08'],
    ['', '', 'SIZE-07'],
    ['0.5', '1', 'SIZE-06, Q-51'],
    ['-3', '', 'SIZE-06'],
  ])('of %j becomes %j on blur [%s]', (text, expected) => {
    expect(commitLength(typeWidth('in', text), 'width').width.entry.main).toBe(expected);
  });

  it('becomes one inch in the chosen unit when it is smaller [SIZE-06]', () => {
    expect(commitLength(typeWidth('cm', '1'), 'width').width).toEqual({
      entry: { main: '2.5', inches: '' },
      inches: '1',
    });
  });

  it('keeps centimetres as typed', () => {
    expect(commitLength(typeWidth('cm', '91.44'), 'width').width).toEqual({
      entry: { main: '91.44', inches: '' },
      inches: '36',
    });
  });

  it('keeps the inches over repeated changes of unit', () => {
    let draft = createSizeDraft('in', '36', '47.25');
    for (const unit of ['cm', 'ft', 'cm', 'in', 'ft', 'cm', 'in'] as const) draft = changeUnit(draft, unit);
    expect(getDraftSize(draft)).toEqual({ widthHundredths: 3600, heightHundredths: 4725 });
  });

  it.each(['abc', '-4', '0', '0.5', '1e9', '36,5', '😀', '9'.repeat(400), 'NaN', 'Infinity', '10001'])(
    'of %s is never a size in any unit, so it cannot be added to the cart [SIZE-06, SIZE-08, PDP-22]',
    (text) => {
      for (const unit of ['in', 'cm', 'ft'] as const) {
        if (unit !== 'in' && text === '10001') continue;
        if (unit === 'ft' && text === '0.5') continue;
        const draft = updateLength(typeWidth(unit, text), 'height', { main: '48', inches: '' });
        expect(getDraftSize(draft)).toBeUndefined();
      }
    },
  );

  it('recognises an invalid length [SIZE-07, SIZE-08]', () => {
    expect(
      ['abc', '36,5', '-3', '36', '0.5', '', ' '].map((text) => isInvalidLength(typeWidth('in', text).width)),
    ).toEqual([true, true, true, false, false, false, false]);
  });

  it('has no size until both sides are entered [PDP-33]', () => {
    expect(getDraftSize(updateLength(emptyDraft, 'width', { main: '36', inches: '' }))).toBeUndefined();
  });

  it.each([
    ['in', '36', 0.1, '36.1'],
    ['in', '36.2', -0.1, '36.1'],
    ['in', '', 0.1, '1'],
    ['in', '1', -0.1, '1'],
    ['cm', '', 0.1, '0.1'],
    ['in', 'abc', 0.1, '1'],
  ] as const)('in %s steps from %j by %d to %s [SIZE-01, SIZE-02]', (unit, text, step, stepped) => {
    expect(stepLengthEntry(unit, { main: text, inches: '' }, 'main', step).main).toBe(stepped);
  });
});
