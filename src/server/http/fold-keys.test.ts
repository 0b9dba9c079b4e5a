import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { foldKeys } from './fold-keys.ts';

const user = z.object({ userId: z.string() });
const itemList = z.pipe(
  z.transform((value) => value),
  z.array(user),
);

it.each<[string, z.ZodMiniType]>([
  ['an object', user],
  ['an optional, nullable object', z.optional(z.nullable(user))],
  ['a union', z.union([z.string(), user])],
  ['a discriminated union', z.discriminatedUnion('userId', [z.object({ userId: z.literal('u') })])],
  ['the target of a transform', z.pipe(z.transform(Object), user)],
])('renames keys of %s [SRV-04]', (_case, schema) => {
  expect(foldKeys(schema, { USERID: 'u', Other: { USERID: 'x' } })).toEqual({ userId: 'u', Other: { USERID: 'x' } });
});

it('renames keys of list items and of nested objects [SRV-04]', () => {
  const schema = z.object({ items: itemList, owner: user });
  expect(foldKeys(schema, { Items: [{ UserID: 'a' }, null, 'b'], OWNER: { userid: 'c' } })).toEqual({
    items: [{ userId: 'a' }, null, 'b'],
    owner: { userId: 'c' },
  });
});

it('renames keys of one object in place of a list [SRV-04]', () => {
  expect(foldKeys(z.object({ items: itemList }), { Items: { UserID: 'a' } })).toEqual({ items: { userId: 'a' } });
});

it('prefers the exact spelling, then the first one [SRV-04]', () => {
  expect(foldKeys(user, { UserId: 'variant', userId: 'exact', USERID: 'other' })).toEqual({ userId: 'exact' });
  expect(foldKeys(user, { UserId: 'first', USERID: 'second' })).toEqual({ userId: 'first' });
});

it.each([[null], ['text'], [[{ UserId: 'u' }]]])('leaves %j for an object schema unchanged', (value) => {
  expect(foldKeys(user, value)).toEqual(value);
});
