import type { CartItem } from '#contract/storefront/cart.ts';
import type { CancelReason, OrderStatus } from '#domain/orders/order-status.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { OrderActor, OrderItemRow, OrderRow } from '#server/platform/database/tables/order-tables.ts';
import type { ShopLogger } from '#server/platform/logger.ts';
import type { PaymentProvider } from '#server/platform/payment-provider/payment-provider.ts';

export type CheckoutLine = { readonly key: string; readonly item: CartItem; readonly imageWidths: readonly number[] };
type BoughtLine = Pick<OrderItemRow, 'cartLineId' | 'cartLineKey' | 'quantity'>;

/** The customer's cart, locked until the transaction ends. */
type CheckoutCart = {
  take(tx: Database, userId: string): Promise<{ lines: readonly CheckoutLine[]; gone: readonly string[] }>;
  remove(tx: Database, userId: string, bought: readonly BoughtLine[]): Promise<number>;
};

type OrderTransition = {
  to: OrderStatus;
  cause: string;
  actor: OrderActor;
  at: Date;
  cancelReason?: CancelReason;
  paidAt?: Date;
  paymentId?: string;
};

/** Write access to orders; the orders module implements it. */
export type OrderWriter = {
  write(tx: Database, order: { order: OrderRow; items: readonly OrderItemRow[] }): Promise<void>;
  /** Returns false if another process changed the order first. */
  move(tx: Database, order: OrderRow, move: OrderTransition): Promise<boolean>;
  /** Locks the order until the transaction ends. */
  hold(tx: Database, orderId: string): Promise<OrderRow | undefined>;
};

type Entry = { topic: string; payload: Readonly<Record<string, string>> };
export type Enqueue = (tx: Database, entries: readonly Entry[], now: Date) => Promise<void>;

export type PaymentDependencies = {
  db: Database;
  clock: Clock;
  logger: ShopLogger;
  provider: PaymentProvider;
  basket: CheckoutCart;
  orders: OrderWriter;
  enqueue: Enqueue;
  maxOrderPaise: number;
  /** How long a request waits for the provider. */
  deadlineMs: number;
};

/** Outbox topics for requests to the provider. */
export const PAYMENT_TOPICS = { terminate: 'provider.terminate', refund: 'refund.create' } as const;

export const toTerminateEntry = (providerOrderId: string): Entry => ({
  topic: PAYMENT_TOPICS.terminate,
  payload: { providerOrderId },
});
