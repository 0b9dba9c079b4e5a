import { expect, it } from 'vitest';
import { checkStaffNote, MAX_STAFF_NOTE_LENGTH } from './staff-note.ts';

it('trims the note', () => {
  expect(checkStaffNote('Reason', '  Torn in transit ')).toEqual({ ok: true, value: 'Torn in transit' });
});

it.each([
  [undefined, 'Reason is required.'],
  [' \n', 'Reason is required.'],
  ['x'.repeat(MAX_STAFF_NOTE_LENGTH + 1), 'Reason can have at most 500 characters.'],
])('refuses a missing or too long note', (text, message) => {
  expect(checkStaffNote('Reason', text)).toEqual({ ok: false, message });
});
