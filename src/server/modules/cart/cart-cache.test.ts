import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { numberedId } from '#tests/support/shop/test-catalogue.ts';
import { createCartCache } from './cart-cache.ts';
import type { CartLine } from './cart-line.ts';
import { type CartChange, changeCart, createCartRepository } from './cart-repository.ts';

const line = (position: number, quantity = 1): CartLine => ({
  id: randomUUID(),
  position,
  productId: numberedId(1),
  productTypeId: numberedId(101),
  colorHex: '#EEEEDD',
  widthHundredths: 3600,
  heightHundredths: 4850,
  quantity,
  imageUrl: null,
  curtainConfiguration: null,
  curtainHeading: null,
  curtainTiebacks: null,
  fittingType: null,
  blindStyle: null,
  motorisation: null,
  chainColour: null,
  sideOfControls: null,
  orderComment: `With "quotes", a \\ and ₹ ${position}`,
});

describe('the cart cache', () => {
  it('is bounded by lines, the oldest going first', () => {
    const memory = createCartCache(10);
    for (const user of ['a', 'b', 'c']) memory.set(user, { version: 1, lines: [line(1), line(2), line(3)] });
    expect(['a', 'b', 'c'].map((user) => memory.get(user)?.version)).toEqual([undefined, 1, 1]);
    memory.set('b', { version: 2, lines: [] });
    memory.set('d', { version: 1, lines: [line(1), line(2)] });
    expect(['b', 'c', 'd'].map((user) => memory.get(user)?.version)).toEqual([2, 1, 1]);
  });

  it('is nothing when versions arrive in the wrong order', () => {
    const memory = createCartCache();
    memory.set('a', { version: 2, lines: [line(1)] });
    memory.set('a', { version: 1, lines: [] });
    expect(memory.get('a')).toBeUndefined();
  });
});

describe('two processes', () => {
  let connection: DatabaseConnection;
  beforeAll(async () => {
    connection = await createTestDatabase();
  });
  afterAll(() => connection.close());
  const open = () => createCartRepository(connection.db);

  it('see each other’s changes of a cart that both of them know [SRV-35]', async () => {
    const [one, other, userId] = [open(), open(), randomUUID()];
    const [first, second] = [line(1), line(2)];
    await one.change(userId, () => [first]);
    expect(await other.read(userId)).toEqual([first]);
    await other.change(userId, (lines) => [...lines, second]);
    expect(await one.read(userId)).toEqual([first, second]);
    const doubled: CartChange = (lines) => lines.map((known) => ({ ...known, quantity: known.quantity * 2 }));
    await one.change(userId, doubled);
    await other.change(userId, doubled);
    expect((await open().read(userId)).map(({ quantity }) => quantity)).toEqual([4, 4]);
    // An order takes lines out inside a transaction of its own.
    await transaction(connection.db, (tx) => changeCart(tx, userId, (lines) => lines.slice(1)));
    expect((await one.read(userId)).map(({ id }) => id)).toEqual([second.id]);
    await one.change(userId, () => []);
    expect(await other.read(userId)).toEqual([]);
  });

  it('ask for many carts at once, and each customer gets their own', async () => {
    const [one, users] = [open(), Array.from({ length: 12 }, () => randomUUID())];
    for (const [at, user] of users.entries()) await one.change(user, () => [line(1, at + 1)]);
    const carts = await Promise.all([...users, randomUUID()].map((user) => one.read(user)));
    expect(carts.map(([first]) => first?.quantity)).toEqual([...users.map((_, at) => at + 1), undefined]);
  });

  it('know nothing of a change that was taken back', async () => {
    const [one, userId] = [open(), randomUUID()];
    await one.change(userId, () => [line(1)]);
    const failing = transaction(connection.db, async (tx) => {
      await changeCart(tx, userId, () => []);
      throw new Error('No.');
    });
    await expect(failing).rejects.toThrow('No.');
    expect(await one.read(userId)).toHaveLength(1);
    expect(await open().read(userId)).toHaveLength(1);
  });
});
