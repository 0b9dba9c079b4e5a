import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { Product } from '#contract/storefront/catalogue.ts';
import { itemOptionsSchema } from '#contract/storefront/item-options.ts';
import type { OrderItem } from '#contract/storefront/orders.ts';
import { pickCategoryOptions } from '#domain/cart/cart-options.ts';
import { CATEGORIES, type Category } from '#domain/catalogue/category.ts';
import type { Database } from '#server/platform/database/database.ts';
import { openDatabase } from '#server/platform/database/engines/open-database.ts';
import { orderEvents } from '#server/platform/database/tables/order-tables.ts';
import { paymentAttempts } from '#server/platform/database/tables/payment-tables.ts';
import { orderedItem, storeOrder } from '#tests/support/samples/stored-order.ts';
import { type RunningShop, startShop } from '../../../scripts/testing/running-shop.ts';
import { makeAccount } from '../pages/account-page.ts';
import { type Customer, signIn } from './customer.ts';

/** One option of each kind. */
const CHOSEN = {
  ...{ wallpaperFinish: 'Matt', wallpaperIsWashable: true },
  ...{ curtainConfiguration: 'Pair of Curtains', curtainHeading: 'Eyelet', curtainTiebacks: 'Rope' },
  ...{ fittingType: 'Inside', blindStyle: 'Classic', motorisation: 'Motor Only', chainColour: 'White' },
  ...{ sideOfControls: 'Left', fabricMaterial: 'Linen', fabricWidth: 54, fabricIsWashable: false },
  ...{ canvasFrameType: 'Gallery Wrap', canvasHasMirrorEdges: true },
};

const buildItem = (product: Product, changes: Partial<OrderItem> = {}): OrderItem => {
  const [image] = product.images;
  return orderedItem({
    ...{ productId: product.id, productTitle: product.title, category: product.category },
    subCategory: product.subCategory,
    productImageUrl: image?.url ?? null,
    ...(image && { productImageWidths: [...image.widths] }),
    colorHex: image?.hexCode ?? null,
    ...itemOptionsSchema.parse(pickCategoryOptions(product.category, CHOSEN)),
    ...changes,
  });
};

const DAY_MS = 86_400_000;
/** 1:30 am on the second of January in India. */
const NEWEST = Date.parse('2026-01-01T20:00:00Z');
const OLDER_COUNT = 21;

export type ShopWithOrders = {
  address: string;
  customer: Customer;
  /** Nothing of theirs. */
  other: Customer;
  /** Keyed by purpose. */
  ids: Readonly<Record<'everything' | 'pending' | 'abandoned' | 'refunded', string>>;
  stop(): Promise<void>;
};

/** A separate shop whose customer has orders, inserted into its database between two starts. */
export async function startShopWithOrders(): Promise<ShopWithOrders> {
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-orders-'));
  const before = await startShop({ dataDir });
  const email = await makeAccount(before.address);
  const otherEmail = await makeAccount(before.address);
  const userId = readUserId(await signIn(email, before.address));
  const products = await oneOfEach(before);
  await before.stop();
  const { db, close } = await openDatabase({ dataDir, databaseUrl: undefined });
  const ids = await writeOrders(db, userId, products);
  await close();
  const shop = await startShop({ dataDir });
  return {
    ...{ address: shop.address, ids },
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
  if (!first) throw new Error('The shop sells nothing.');
  const place = async (daysAgo: number, given: Parameters<typeof storeOrder>[1] = {}) => {
    const paidAt = new Date(NEWEST - daysAgo * DAY_MS);
    const times = { paidAt, createdAt: new Date(paidAt.getTime() - 300_000) };
    return (await storeOrder(db, { userId, items: [buildItem(first)], ...times, ...given })).id;
  };
  const everything = await place(0, {
    status: 3,
    items: products.map((product) => buildItem(product, { orderComment: 'Please ring twice' })),
    ...{ amountPaise: 540_100, roundOffPaise: 44, version: 4 },
  });
  await moveThrough(db, everything, [1, 2, 3]);
  const unpaid = { status: 0 as const, paidAt: null, paymentId: null };
  const pending = await place(-1, unpaid);
  await db.update(paymentAttempts).set({ pendingPaymentId: 'pay-9' }).where(eq(paymentAttempts.orderId, pending));
  const abandoned = await place(1, unpaid);
  const refunded = await place(2, { status: 7, addressLine2: '' });
  for (let day = 0; day < OLDER_COUNT; day += 1) await place(10 + day, { status: 4 });
  return { everything, pending, abandoned, refunded };
}

/** The events of an order that went through these statuses, a day each. */
async function moveThrough(db: Database, orderId: string, statuses: readonly number[]): Promise<void> {
  await db.delete(orderEvents).where(eq(orderEvents.orderId, orderId));
  const course = [0, ...statuses];
  const rows = course.map((toStatus, step) => ({
    ...{ orderId, seq: step + 1, fromStatus: course[step - 1] ?? null, toStatus },
    ...{ cause: 'test', actor: 'system' as const, at: new Date(NEWEST + step * DAY_MS) },
  }));
  await db.insert(orderEvents).values(rows);
}

const readUserId = ({ token }: Customer): string =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string }).sub;

async function oneOfEach({ address }: RunningShop): Promise<Product[]> {
  const answer = await fetch(`${address}/api/Products/GetAllProducts`);
  const { data } = (await answer.json()) as { data: Product[] };
  const categories = Object.keys(CATEGORIES) as Category[];
  return categories.flatMap((category) => data.find((product) => product.category === category) ?? []);
}
