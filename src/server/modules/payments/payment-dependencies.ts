import type { PricedLine } from '#domain/cart/priced-line.ts';
import type { DeliveryTimes } from '#domain/delivery/making-and-delivery.ts';
import type { Paise } from '#domain/money/paise.ts';
import type { CancelReason, OrderStatus } from '#domain/orders/order-status.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { OrderActor, OrderItemRow, OrderRow } from '#server/platform/database/tables/orders/order-tables.ts';
import type { ShopLogger } from '#server/platform/logger.ts';
import type { PaymentProvider } from '#server/platform/payment-provider/payment-provider.ts';
import type { AttemptReader } from './attempt-repository.ts';

type BoughtLine = Pick<OrderItemRow, 'cartLineId' | 'cartLineKey' | 'quantity'>;

/** Access to customers' carts, which stay locked until the transaction ends. */
type CheckoutCart = {
  /** Also removes lines that can no longer be sold and returns the names of their products. */
  lockAndPriceLines(
    tx: Database,
    userId: string,
  ): Promise<{ lines: readonly PricedLine[]; removedProductNames: readonly string[] }>;
  lock(tx: Database, userId: string): Promise<void>;
  /** Needs the lock. Keeps lines that were changed since the order; returns how many were removed. */
  removeBoughtLines(tx: Database, userId: string, bought: readonly BoughtLine[]): Promise<number>;
};

type OrderTransition = {
  to: OrderStatus;
  /** Why, for the order's history: `'paid twice'`. */
  cause: string;
  actorKind: OrderActor;
  at: Date;
  cancelReason?: CancelReason;
  paidAt?: Date;
  paymentId?: string;
};

/** Write access to orders; the orders module implements it. */
export type OrderWriter = {
  insert(tx: Database, draft: { order: OrderRow; items: readonly OrderItemRow[] }): Promise<void>;
  /** Returns false if another process changed the order first. */
  transition(tx: Database, order: OrderRow, change: OrderTransition): Promise<boolean>;
  /** Until the order is paid. */
  changePromise(tx: Database, orderId: string, promisedOn: string | null): Promise<void>;
  /** Locks the order until the transaction ends. */
  lock(tx: Database, orderId: string): Promise<OrderRow | undefined>;
  /** Makes staff find the order by a payment that came after its cancellation. */
  storePaymentId(tx: Database, orderId: string, paymentId: string): Promise<void>;
};

type OutboxEntry = { topic: string; payload: Readonly<Record<string, string>> };
export type Enqueue = (tx: Database, entries: readonly OutboxEntry[], now: Date) => Promise<void>;

export type PaymentDependencies = {
  db: Database;
  clock: Clock;
  logger: ShopLogger;
  provider: PaymentProvider;
  attempts: AttemptReader;
  checkoutCart: CheckoutCart;
  orders: OrderWriter;
  enqueue: Enqueue;
  getMaxOrderPaise(): Paise;
  /** Orders have no promised date if these are missing. */
  getDeliveryTimes(): DeliveryTimes | undefined;
  /** How long a request waits for the provider. */
  deadlineMs: number;
};

/** Outbox topics for requests to the provider. */
export const PAYMENT_TOPICS = { terminateOrder: 'provider.terminate', refund: 'refund.create' } as const;

export const toTerminateOrderEntry = (providerOrderId: string): OutboxEntry => ({
  topic: PAYMENT_TOPICS.terminateOrder,
  payload: { providerOrderId },
});
