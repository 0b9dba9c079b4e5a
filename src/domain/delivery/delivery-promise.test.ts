import { expect, it } from 'vitest';
import { toIndiaDate } from '../time/india-time.ts';
import { computePromisedDate, getDeliveryZone } from './delivery-promise.ts';
import { type DeliveryTimes, formatMakingAndDelivery } from './making-and-delivery.ts';

const TIMES: DeliveryTimes = {
  leadTimeWorkingDays: { wallpaper: 4, curtains: 8, blinds: 7, canvas: 4, fabrics: 2 },
  transitWorkingDays: { 1: 4, 2: 4, 3: 2, 4: 3, 5: 4, 6: 5, 7: 6, 8: 5, 9: 7 },
  holidays: ['2026-12-25'],
};
const CURTAINS = { category: 'curtains' } as const;
const FABRICS = { category: 'fabrics' } as const;
const SAMPLE = { category: 'curtains', kind: 'sample' } as const;

it.each([
  ['380015', '3'],
  [' 110 001 ', '1'],
  ['९००००१', '9'],
  ['38001', undefined],
  ['080015', undefined],
  ['', undefined],
])('reads the zone of PIN code %j [D-43]', (pincode, zone) => {
  expect(getDeliveryZone(pincode)).toBe(zone);
});

// Monday 16 November 2026.
it.each([
  ['the zone of the PIN code', [CURTAINS], '380015', '2026-11-27'],
  ['the slowest zone without a PIN code', [CURTAINS], undefined, '2026-12-03'],
  ['the slowest zone while a PIN code is typed', [CURTAINS], '3800', '2026-12-03'],
  ['the slowest category', [FABRICS, CURTAINS, FABRICS], '380015', '2026-11-27'],
  ['one quick category', [FABRICS], '380015', '2026-11-20'],
])('promises %s [D-43]', (_, lines, pincode, expected) => {
  expect(computePromisedDate(TIMES, { lines, pincode, placedOn: '2026-11-16' })).toBe(expected);
});

it.each([
  ['as long as a piece without a time of its own', undefined, [SAMPLE], '2026-11-27'],
  ['the time of samples', 1, [SAMPLE], '2026-11-19'],
  ['no time', 0, [SAMPLE], '2026-11-18'],
  ['less than the slowest piece', 1, [SAMPLE, FABRICS], '2026-11-20'],
  ['more than the slowest piece', 3, [SAMPLE, FABRICS], '2026-11-21'],
])('a sample takes %s [D-43, D-38]', (_, sampleLeadTimeWorkingDays, lines, expected) => {
  const times = { ...TIMES, sampleLeadTimeWorkingDays };
  expect(computePromisedDate(times, { lines, pincode: '380015', placedOn: '2026-11-16' })).toBe(expected);
});

it.each([
  ['2026-11-16T18:29:59.999Z', '2026-11-20'],
  ['2026-11-16T18:30:00.000Z', '2026-11-21'],
  ['2026-12-22T18:29:59.999Z', '2026-12-28'],
  ['2026-12-24T18:30:00.000Z', '2026-12-31'],
  ['2026-12-31T18:30:00.000Z', '2027-01-06'],
])('counts an order at %s from its day in India [D-43]', (at, expected) => {
  const placedOn = toIndiaDate(new Date(at));
  expect(computePromisedDate(TIMES, { lines: [FABRICS], pincode: '380015', placedOn })).toBe(expected);
});

it.each([
  [[CURTAINS], '10 to 15 working days'],
  [[FABRICS, SAMPLE], '10 to 15 working days'],
])('states the working days of %j for all zones [D-43]', (lines, expected) => {
  expect(formatMakingAndDelivery(TIMES, lines)).toBe(expected);
});

it.each([
  [[CURTAINS], '12 working days'],
  [[FABRICS], '5 working days'],
])('states one figure for %j if all zones take equally long', (lines, expected) => {
  const transitWorkingDays = { 1: 4, 2: 4, 3: 4, 4: 4, 5: 4, 6: 4, 7: 4, 8: 4, 9: 4 };
  const leadTimeWorkingDays = { ...TIMES.leadTimeWorkingDays, fabrics: 1 };
  expect(formatMakingAndDelivery({ ...TIMES, leadTimeWorkingDays, transitWorkingDays }, lines)).toBe(expected);
});

it('states a single working day', () => {
  const transitWorkingDays = { 1: 1, 2: 1, 3: 1, 4: 1, 5: 1, 6: 1, 7: 1, 8: 1, 9: 1 };
  const times = { ...TIMES, transitWorkingDays, sampleLeadTimeWorkingDays: 0 };
  expect(formatMakingAndDelivery(times, [SAMPLE])).toBe('1 working day');
});
