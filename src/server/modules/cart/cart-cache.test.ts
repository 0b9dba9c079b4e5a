import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toSize } from '#domain/measuring/size.ts';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import { runInTransaction } from '#server/platform/database/transaction.ts';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { createNumberedId } from '#tests/support/shop/test-catalogue.ts';
import { createCartCache } from './cart-cache.ts';
import type { CartLine } from './cart-line.ts';
import { type ChangeLines, changeCart, createCartRepository } from './cart-repository.ts';

const createLine = (position: number, quantity = 1): CartLine => ({
  id: randomUUID(),
  position,
  productId: createNumberedId(1),
  productTypeId: createNumberedId(101),
  colorHex: '#EEEEDD',
  ...toSize(36, 48.5),
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
  it('limits the number of lines and evicts the oldest carts first', () => {
    const cache = createCartCache(10);
    for (const user of ['a', 'b', 'c'])
      cache.set(user, { version: 1, lines: [createLine(1), createLine(2), createLine(3)] });
    expect(['a', 'b', 'c'].map((user) => cache.get(user)?.version)).toEqual([undefined, 1, 1]);
    cache.set('b', { version: 2, lines: [] });
    cache.set('d', { version: 1, lines: [createLine(1), createLine(2)] });
    expect(['b', 'c', 'd'].map((user) => cache.get(user)?.version)).toEqual([2, 1, 1]);
  });

  it('drops a cart whose versions arrive out of order', () => {
    const cache = createCartCache();
    cache.set('a', { version: 2, lines: [createLine(1)] });
    cache.set('a', { version: 1, lines: [] });
    expect(cache.get('a')).toBeUndefined();
  });
});

describe('two processes', () => {
  let connection: DatabaseConnection;
  beforeAll(async () => {
    connection = await createTestDatabase();
  });
  afterAll(() => connection.close());
  const createRepository = () => createCartRepository(connection.db);

  it('see each other’s changes to a cart that both have cached [SRV-35]', async () => {
    const [first, second, userId] = [createRepository(), createRepository(), randomUUID()];
    const [lineA, lineB] = [createLine(1), createLine(2)];
    await first.change(userId, () => [lineA]);
    expect(await second.read(userId)).toEqual([lineA]);
    await second.change(userId, (lines) => [...lines, lineB]);
    expect(await first.read(userId)).toEqual([lineA, lineB]);
    const doubleQuantities: ChangeLines = (lines) => lines.map((line) => ({ ...line, quantity: line.quantity * 2 }));
    await first.change(userId, doubleQuantities);
    await second.change(userId, doubleQuantities);
    expect((await createRepository().read(userId)).map(({ quantity }) => quantity)).toEqual([4, 4]);
    // Placing an order removes lines inside its own transaction.
    await runInTransaction(connection.db, (tx) => changeCart(tx, userId, (lines) => lines.slice(1)));
    expect((await first.read(userId)).map(({ id }) => id)).toEqual([lineB.id]);
    await first.change(userId, () => []);
    expect(await second.read(userId)).toEqual([]);
  });

  it('read many carts concurrently, each customer their own', async () => {
    const [repository, users] = [createRepository(), Array.from({ length: 12 }, () => randomUUID())];
    for (const [index, user] of users.entries()) await repository.change(user, () => [createLine(1, index + 1)]);
    const carts = await Promise.all([...users, randomUUID()].map((user) => repository.read(user)));
    expect(carts.map(([line]) => line?.quantity)).toEqual([...users.map((_, index) => index + 1), undefined]);
  });

  it('ignore a change that was rolled back', async () => {
    const [first, userId] = [createRepository(), randomUUID()];
    await first.change(userId, () => [createLine(1)]);
    const failing = runInTransaction(connection.db, async (tx) => {
      await changeCart(tx, userId, () => []);
      throw new Error('No.');
    });
    await expect(failing).rejects.toThrow('No.');
    expect(await first.read(userId)).toHaveLength(1);
    expect(await createRepository().read(userId)).toHaveLength(1);
  });
});
