import { expect, it } from 'vitest';
import { readEnvelope } from './envelope-reader.ts';
import { readToken } from './sign-in-reader.ts';
import { readUserDetails } from './user-details-reader.ts';

it('reads user details wrapped in data or bare [PROF-18]', () => {
  const details = { userId: 'u1', firstName: 'Asha', city: 'Ahmedabad' };
  const read = readUserDetails({ succeeded: true, data: details, message: '' });
  expect(read).toMatchObject({ ...details, lastName: '', addressLine2: '', country: '' });
  expect(readUserDetails(details)).toEqual(read);
});

it.each([null, undefined, 'x', [], { succeeded: true, data: null }])('finds no user details in %j', (body) => {
  expect(readUserDetails(body)).toBeUndefined();
});

it('finds the token in data.jwToken and nowhere else', () => {
  expect(readToken({ succeeded: true, data: { jwToken: 'a.b.c' } })).toBe('a.b.c');
  for (const body of [null, 'x', {}, { jwToken: 'a.b.c' }, { data: null }, { data: { jwToken: '' } }]) {
    expect(readToken(body)).toBeUndefined();
  }
});

it('reads what there is of an envelope [ENT-20]', () => {
  expect(readEnvelope({ succeeded: false, data: null, message: 'No.' })).toEqual({
    succeeded: false,
    data: null,
    message: 'No.',
  });
  for (const body of [undefined, null, 'x', [], { succeeded: 'yes', message: '' }]) {
    expect(readEnvelope(body)).toEqual({ succeeded: undefined, data: undefined, message: undefined });
  }
});
