import { describe, expect, it } from 'vitest';
import { getInitials, joinName, splitName } from './full-name.ts';

describe('splitName and joinName', () => {
  it.each([
    ['Asha Devi Rao', 'Asha', 'Devi Rao'],
    ['Asha', 'Asha', ''],
    ['  Asha   Rao ', 'Asha', 'Rao'],
    ['', '', ''],
  ])('splits %j into %j and %j [CHK-20]', (fullName, firstName, lastName) => {
    expect(splitName(fullName)).toEqual({ firstName, lastName });
  });

  it('joins first and last name with a space, unless one is missing [Q-110]', () => {
    expect(joinName({ firstName: 'Asha', lastName: 'Devi Rao' })).toBe('Asha Devi Rao');
    expect(joinName({ firstName: 'Asha', lastName: '' })).toBe('Asha');
  });
});

describe('getInitials', () => {
  it.each([
    ['Asha', 'Rao', 'AR'],
    [' asha ', '', 'A'],
    ['', 'Rao', 'R'],
    ['', '', 'M'],
    ['आशा', 'राव', 'आर'],
    ['😀smile', 'Rao', '😀R'],
  ])('uses first name %j and last name %j, or else the email: %s [PROF-01]', (firstName, lastName, initials) => {
    expect(getInitials({ firstName, lastName, email: 'mail@example.in' })).toBe(initials);
  });

  it('is empty without name and email [PROF-01]', () => {
    expect(getInitials({ firstName: '', lastName: ' ', email: '' })).toBe('');
  });
});
