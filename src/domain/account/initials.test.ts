import { expect, it } from 'vitest';
import { getInitials } from './initials.ts';

it.each([
  ['Asha', 'Rao', 'AR'],
  [' asha ', '', 'A'],
  ['', 'Rao', 'R'],
  ['', '', 'M'],
  ['आशा', 'राव', 'आर'],
  ['😀smile', 'Rao', '😀R'],
])('takes the initials of %j %j, else of the email: %s [PROF-01]', (firstName, lastName, initials) => {
  expect(getInitials({ firstName, lastName, email: 'mail@example.in' })).toBe(initials);
});

it('finds none in nothing [PROF-01]', () => {
  expect(getInitials({ firstName: '', lastName: ' ', email: '' })).toBe('');
});
