import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { Product } from '#contract/storefront/catalogue.ts';
import type { OrderItem } from '#contract/storefront/orders.ts';
import { resolveItemOptions } from '#domain/cart/cart-options.ts';
import { CATEGORIES, type Category } from '#domain/catalogue/category.ts';
import { toPaise } from '#domain/money/paise.ts';
import type { Database } from '#server/platform/database/database.ts';
import { openMigratedDatabase } from '#server/platform/database/open-migrated-database.ts';
import { orderEvents } from '#server/platform/database/tables/orders/order-tables.ts';
import { paymentAttempts } from '#server/platform/database/tables/orders/payment-tables.ts';
import { createOrderItem, storeOrder } from '#tests/support/samples/stored-order.ts';
import { type RunningShop, startShop } from '../../../scripts/testing/running-shop.ts';
import { createAccount } from '../pages/account-page.ts';
import { type Customer, signIn } from './customer.ts';

/** A value for every option. */
const CHOSEN = {
  curtainConfiguration: 'Pair of Curtains',
  curtainHeading: 'Eyelet',
  curtainTiebacks: 'Rope',
  fittingType: 'Inside',
  blindStyle: 'Classic',
  motorisation: 'Motor Only',
  chainColour: 'White',
  sideOfControls: 'Left',
};
const TYPE = {
  finish: 'Matt',
  isWashable: true,
  material: 'Linen',
  width: 54,
  frameType: 'Gallery Wrap',
  hasMirrorEdges: true,
};

const buildItem = (product: Product, changes: Partial<OrderItem> = {}): OrderItem => {
  const [image] = product.images;
  return createOrderItem({
    productId: product.id,
    productTitle: product.title,
    category: product.category,
    subCategory: product.subCategory,
    productImageUrl: image?.url ?? null,
    ...(image && { productImageWidths: [...image.widths] }),
    colorHex: image?.hexCode ?? null,
    ...resolveItemOptions(product.category, CHOSEN, TYPE),
    ...changes,
  });
};

const DAY_MS = 86_400_000;
/** 01:30 on 2 January in India. */
const NEWEST_MS = Date.parse('2026-01-01T20:00:00Z');
const OLDER_COUNT = 21;

export type ShopWithOrders = {
  address: string;
  customer: Customer;
  /** Has no orders. */
  other: Customer;
  /** Keyed by purpose. */
  ids: Readonly<Record<'everything' | 'pending' | 'abandoned' | 'refunded', string>>;
  stop(): Promise<void>;
};

/** A separate shop whose customer has orders, inserted into its database between two starts. */
export async function startShopWithOrders(): Promise<ShopWithOrders> {
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-orders-'));
  const firstRun = await startShop({ dataDir });
  const email = await createAccount(firstRun.address);
  const otherEmail = await createAccount(firstRun.address);
  const userId = readUserId(await signIn(email, firstRun.address));
  const products = await fetchOnePerCategory(firstRun);
  await firstRun.stop();
  const { db, close } = await openMigratedDatabase({ dataDir, databaseUrl: undefined });
  const ids = await writeOrders(db, userId, products);
  await close();
  const shop = await startShop({ dataDir });
  return {
    address: shop.address,
    ids,
    customer: await signIn(email, shop.address),
    other: await signIn(otherEmail, shop.address),
    async stop() {
      await shop.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function writeOrders(db: Database, userId: string, products: readonly Product[]) {
  const [first] = products;
  if (!first) throw new Error('The catalogue is empty.');
  const insertOrder = async (daysAgo: number, given: Parameters<typeof storeOrder>[1] = {}) => {
    const paidAt = new Date(NEWEST_MS - daysAgo * DAY_MS);
    const times = { paidAt, createdAt: new Date(paidAt.getTime() - 300_000) };
    return (await storeOrder(db, { userId, items: [buildItem(first)], ...times, ...given })).id;
  };
  const everything = await insertOrder(0, {
    status: 3,
    items: products.map((product) => buildItem(product, { orderComment: 'Please ring twice' })),
    amountPaise: toPaise(540_100),
    roundOffPaise: toPaise(44),
    version: 4,
  });
  await insertStatusEvents(db, everything, [1, 2, 3]);
  const unpaid = { status: 0 as const, paidAt: null, paymentId: null };
  const pending = await insertOrder(-1, unpaid);
  await db.update(paymentAttempts).set({ pendingPaymentId: 'pay-9' }).where(eq(paymentAttempts.orderId, pending));
  const abandoned = await insertOrder(1, unpaid);
  const refunded = await insertOrder(2, { status: 7, addressLine2: '' });
  for (let day = 0; day < OLDER_COUNT; day += 1) await insertOrder(10 + day, { status: 4 });
  return { everything, pending, abandoned, refunded };
}

/** Replaces the order's events by these statuses, one per day. */
async function insertStatusEvents(db: Database, orderId: string, statuses: readonly number[]): Promise<void> {
  await db.delete(orderEvents).where(eq(orderEvents.orderId, orderId));
  const allStatuses = [0, ...statuses];
  const rows = allStatuses.map((toStatus, step) => ({
    orderId,
    seq: step + 1,
    fromStatus: allStatuses[step - 1] ?? null,
    toStatus,
    cause: 'test',
    actor: 'system' as const,
    at: new Date(NEWEST_MS + step * DAY_MS),
  }));
  await db.insert(orderEvents).values(rows);
}

const readUserId = ({ token }: Customer): string =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string }).sub;

async function fetchOnePerCategory({ address }: RunningShop): Promise<Product[]> {
  const response = await fetch(`${address}/api/Products/GetAllProducts`);
  const { data } = (await response.json()) as { data: Product[] };
  const categories = Object.keys(CATEGORIES) as Category[];
  return categories.flatMap((category) => data.find((product) => product.category === category) ?? []);
}
