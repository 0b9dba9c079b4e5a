import { expect, it } from 'vitest';
import { readToken, readUserDetails } from './account-readers.ts';
import { readEnvelope } from './envelope-reader.ts';

it('reads user details wrapped in data or bare [PROF-18]', () => {
  const details = { userId: 'u1', firstName: 'Asha', city: 'Ahmedabad' };
  const read = readUserDetails({ succeeded: true, data: details, message: '' });
  expect(read).toMatchObject({ ...details, lastName: '', addressLine2: '', country: '' });
  expect(readUserDetails(details)).toEqual(read);
});

it.each([null, undefined, 'x', [], { succeeded: true, data: null }])('reads no user details from %j', (body) => {
  expect(readUserDetails(body)).toBeUndefined();
});

it('reads the token from data.jwToken only', () => {
  expect(readToken({ succeeded: true, data: { jwToken: 'a.b.c' } })).toBe('a.b.c');
  for (const body of [null, 'x', {}, { jwToken: 'a.b.c' }, { data: null }, { data: { jwToken: '' } }]) {
    expect(readToken(body)).toBeUndefined();
  }
});

it('reads an envelope with missing parts [ENT-20]', () => {
  expect(readEnvelope({ succeeded: false, data: null, message: 'No.' })).toEqual({
    succeeded: false,
    data: null,
    message: 'No.',
  });
  for (const body of [undefined, null, 'x', [], { succeeded: 'yes', message: '' }]) {
    expect(readEnvelope(body)).toEqual({ succeeded: undefined, data: undefined, message: undefined });
  }
});
