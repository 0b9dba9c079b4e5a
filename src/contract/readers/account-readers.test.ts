import { expect, it } from 'vitest';
import { readSignIn, readUserDetails } from './account-readers.ts';
import { unwrapResponse } from './normalise-response.ts';

const readDetails = (body: unknown) => readUserDetails(unwrapResponse(body).data);
const readToken = (body: unknown) => readSignIn(unwrapResponse(body).data)?.jwToken;

it('reads user details wrapped in data or bare [PROF-18]', () => {
  const details = { userId: 'u1', firstName: 'Asha', city: 'Ahmedabad' };
  const read = readDetails({ succeeded: true, data: details, message: '' });
  expect(read).toMatchObject({ ...details, lastName: '', addressLine2: '', country: '' });
  expect(readDetails(details)).toEqual(read);
});

it.each([null, undefined, 'x', [], { succeeded: true, data: null }])('reads no user details from %j', (body) => {
  expect(readDetails(body)).toBeUndefined();
});

it('reads the token from data.jwToken', () => {
  expect(readToken({ succeeded: true, data: { jwToken: 'a.b.c' } })).toBe('a.b.c');
  for (const body of [null, 'x', {}, { data: null }, { data: { jwToken: '' } }]) {
    expect(readToken(body)).toBeUndefined();
  }
});

it('reads an envelope with missing parts [ENT-20]', () => {
  expect(unwrapResponse({ succeeded: false, data: null, message: 'No.' })).toMatchObject({
    succeeded: false,
    data: undefined,
    items: undefined,
    message: 'No.',
  });
  for (const body of [undefined, null, 'x', [], { succeeded: 'yes', message: '' }]) {
    expect(unwrapResponse(body)).toMatchObject({ succeeded: undefined, message: undefined });
  }
});
