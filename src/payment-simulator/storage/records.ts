/** Stored records. Amounts are whole paise; instants are milliseconds on the simulator's clock. */
type OrderStatus = 'ACTIVE' | 'PAID' | 'TERMINATED' | 'TERMINATION_REQUESTED';
type PaymentStatus = 'SUCCESS' | 'FAILED' | 'PENDING' | 'USER_DROPPED' | 'CANCELLED';
export type RefundStatus = 'SUCCESS' | 'PENDING' | 'CANCELLED' | 'ONHOLD' | 'FAILED';

export type OrderRecord = {
  readonly orderId: string;
  readonly cfOrderId: string;
  readonly amountPaise: number;
  readonly currency: string;
  readonly status: OrderStatus;
  readonly sessionId: string;
  readonly createdAt: string;
  /** `expiryTime` is the merchant's value; `expiresAt` applies the time scale. */
  readonly expiryTime: string;
  readonly expiresAt: number;
  readonly customer: Readonly<Record<string, unknown>>;
  readonly returnUrl: string | undefined;
  readonly notifyUrl: string | undefined;
  readonly paymentMethods: string | undefined;
  readonly note: string | undefined;
  readonly tags: Readonly<Record<string, string>> | undefined;
  /** Oldest first. */
  readonly paymentIds: readonly string[];
  readonly refundIds: readonly string[];
};

export type PaymentRecord = {
  readonly paymentId: string;
  readonly orderId: string;
  readonly status: PaymentStatus;
  readonly amountPaise: number;
  readonly message: string;
  readonly method: 'card' | 'upi';
  readonly failure: Failure | undefined;
  readonly startedAt: string;
  readonly completedAt: string | undefined;
  /** Set while pending: when the payment settles, and with which verdict. */
  readonly settles: { readonly at: number; readonly as: Verdict } | undefined;
};

export type Failure = { readonly code: string; readonly description: string; readonly reason: string };
export type Verdict = { readonly status: 'SUCCESS' | 'FAILED' | 'USER_DROPPED'; readonly failure?: Failure };

export type RefundRecord = {
  readonly refundId: string;
  readonly cfRefundId: string;
  readonly orderId: string;
  readonly paymentId: string;
  readonly amountPaise: number;
  readonly status: RefundStatus;
  readonly type: 'MERCHANT_INITIATED' | 'PAYMENT_AUTO_REFUND';
  readonly note: string;
  readonly speed: 'STANDARD' | 'INSTANT';
  readonly createdAt: string;
  readonly processedAt: string | undefined;
  readonly settles: { readonly at: number; readonly as: RefundStatus } | undefined;
};

export type DisputeRecord = {
  readonly disputeId: string;
  readonly orderId: string;
  readonly paymentId: string;
  readonly amountPaise: number;
  readonly status: 'CHARGEBACK_CREATED' | 'CHARGEBACK_MERCHANT_WON' | 'CHARGEBACK_MERCHANT_LOST';
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly respondBy: string;
};

export type DeliveryRecord = {
  readonly id: string;
  readonly orderId: string;
  readonly type: string;
  readonly url: string;
  /** The exact bytes signed and sent. */
  readonly raw: string;
  readonly idempotencyKey: string;
  readonly state: 'due' | 'delivered' | 'given up' | 'withheld';
  readonly dueAt: number;
  /** Number of delivery rounds; under a fault one round may send several copies. */
  readonly rounds: number;
  readonly attempts: readonly DeliveryAttempt[];
};

/** `answer` is the HTTP status of the shop's response, or the error code if there was none. */
export type DeliveryAttempt = { readonly at: string; readonly answer: number | string };

/** The stored response of a request with an idempotency key. */
type ReplayRecord = { readonly bodyHash: string; readonly status: number; readonly body: string };
export type SimulationRecord = {
  readonly simulationId: string;
  readonly entityId: string;
  readonly paymentStatus: string;
  readonly errorCode: string | undefined;
};

export type RecordTypes = {
  order: OrderRecord;
  payment: PaymentRecord;
  refund: RefundRecord;
  dispute: DisputeRecord;
  delivery: DeliveryRecord;
  replay: ReplayRecord;
  simulation: SimulationRecord;
  clock: { readonly offsetMs: number };
};
