import type { CartItem } from '#contract/api/cart.ts';
import type { CancelReason, OrderStatus } from '#domain/orders/order-status.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { OrderActor, OrderItemRow, OrderRow } from '#server/platform/database/tables/order-tables.ts';
import type { ShopLogger } from '#server/platform/logger.ts';
import type { PaymentProvider } from '#server/platform/payment-provider/payment-provider.ts';

export type BasketLine = { readonly key: string; readonly item: CartItem; readonly imageWidths: readonly number[] };
type BoughtLine = Pick<OrderItemRow, 'cartLineId' | 'cartLineKey' | 'quantity'>;

/** The customer's cart, held until the end of the transaction. */
type Basket = {
  take(tx: Database, userId: string): Promise<{ lines: readonly BasketLine[]; gone: readonly string[] }>;
  remove(tx: Database, userId: string, bought: readonly BoughtLine[]): Promise<number>;
};

type Move = {
  to: OrderStatus;
  cause: string;
  actor: OrderActor;
  at: Date;
  cancelReason?: CancelReason;
  paidAt?: Date;
  paymentId?: string;
};

/** Orders as they are written and moved. */
export type OrderBook = {
  write(tx: Database, order: { order: OrderRow; items: readonly OrderItemRow[] }): Promise<void>;
  /** False: somebody else moved it first. */
  move(tx: Database, order: OrderRow, move: Move): Promise<boolean>;
  /** Nobody else writes the order until the transaction ends. */
  hold(tx: Database, orderId: string): Promise<OrderRow | undefined>;
};

type Entry = { topic: string; payload: Readonly<Record<string, string>> };
export type Enqueue = (tx: Database, entries: readonly Entry[], now: Date) => Promise<void>;

export type PaymentParts = {
  db: Database;
  clock: Clock;
  logger: ShopLogger;
  provider: PaymentProvider;
  basket: Basket;
  orders: OrderBook;
  enqueue: Enqueue;
  maxOrderPaise: number;
  /** How long a customer waits for the provider at most. */
  deadlineMs: number;
};

/** What the provider is still to be asked for. */
export const PAYMENT_TOPICS = { terminate: 'provider.terminate', refund: 'refund.create' } as const;

export const terminateEntry = (providerOrderId: string): Entry => ({
  topic: PAYMENT_TOPICS.terminate,
  payload: { providerOrderId },
});
