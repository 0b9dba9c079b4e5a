import { randomUUID } from 'node:crypto';
import { getTableColumns } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { OPTION_NAMES } from '#domain/catalogue/product-options.ts';
import { toSize } from '#domain/measuring/size.ts';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import { cartLines } from '#server/platform/database/tables/orders/cart-tables.ts';
import { runInTransaction } from '#server/platform/database/transaction.ts';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { createNumberedId } from '#tests/support/shop/test-catalogue.ts';
import type { CartLine } from './cart-line.ts';
import { type ChangeLines, changeCart, createCartRepository } from './cart-repository.ts';

let connection: DatabaseConnection;
beforeAll(async () => {
  connection = await createTestDatabase();
});
afterAll(() => connection.close());

/** Each process has a repository of its own. */
const createRepository = () => createCartRepository(connection.db);

const createLine = (position: number): CartLine => ({
  id: randomUUID(),
  position,
  productId: createNumberedId(1),
  productTypeId: createNumberedId(101),
  colorHex: '#EEEEDD',
  ...toSize(36, 48.5),
  quantity: 1,
  imageUrl: null,
  curtainConfiguration: null,
  curtainHeading: null,
  curtainTiebacks: null,
  fittingType: null,
  blindStyle: null,
  motorisation: null,
  chainColour: null,
  sideOfControls: null,
  kind: null,
  sizeIncludesAllowance: null,
  orderComment: `With "quotes", a \\ and ₹ ${position}`,
});

it('has a column for every option that the shopper chooses', () => {
  expect(Object.keys(getTableColumns(cartLines))).toEqual(expect.arrayContaining(OPTION_NAMES));
});

it('keeps every line in its place, whichever process changes the cart [SRV-35]', async () => {
  const [first, second, userId] = [createRepository(), createRepository(), randomUUID()];
  const [lineA, lineB] = [createLine(1), createLine(2)];
  await first.change(userId, () => [lineA]);
  expect(await second.read(userId)).toEqual([lineA]);
  await second.change(userId, (lines) => [...lines, lineB]);
  expect(await first.read(userId)).toEqual([lineA, lineB]);
  const changeFirst: ChangeLines = ([line, ...rest]) =>
    line ? [{ ...line, quantity: 7, colorHex: null }, ...rest] : [];
  await first.change(userId, changeFirst);
  expect(await second.read(userId)).toEqual([{ ...lineA, quantity: 7, colorHex: null }, lineB]);
  await second.change(userId, () => []);
  expect(await first.read(userId)).toEqual([]);
});

it('loses no change when processes change the cart at once [SRV-35]', async () => {
  const [repositories, userId] = [[createRepository(), createRepository(), createRepository()], randomUUID()];
  const addPiece: ChangeLines = (lines) => lines.map((line) => ({ ...line, quantity: line.quantity + 1 }));
  await repositories[0]?.change(userId, () => [createLine(1)]);
  await Promise.all(repositories.map((repository) => repository.change(userId, addPiece)));
  expect(await createRepository().read(userId)).toMatchObject([{ quantity: 4 }]);
});

it('changes nothing if the caller’s transaction is rolled back', async () => {
  const [repository, userId] = [createRepository(), randomUUID()];
  await repository.change(userId, () => [createLine(1)]);
  const failing = runInTransaction(connection.db, async (tx) => {
    await changeCart(tx, userId, () => []);
    throw new Error('No.');
  });
  await expect(failing).rejects.toThrow('No.');
  expect(await repository.read(userId)).toHaveLength(1);
});
