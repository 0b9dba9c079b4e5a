import type { Paise } from '#domain/money/paise.ts';
import type { ProviderOrderState, ProviderPaymentState } from '#domain/payments/payment-verdict.ts';

export type { ProviderOrderState, ProviderPaymentState };

/** The port to the payment provider. */
export type PaymentProvider = {
  /** Idempotent by `providerOrderId`. */
  createOrder(input: CreateProviderOrderInput): Promise<ProviderOrder>;
  /** `undefined` when the provider has no such order. */
  findOrder(providerOrderId: string): Promise<ProviderOrder | undefined>;
  /** Newest first. */
  listPayments(providerOrderId: string): Promise<readonly ProviderPayment[]>;
  /** Requests termination; a pending payment may still succeed. */
  terminateOrder(providerOrderId: string): Promise<void>;
  /** Idempotent by `refundId`. */
  createRefund(input: CreateProviderRefundInput): Promise<ProviderRefund>;
  findRefund(providerOrderId: string, refundId: string): Promise<ProviderRefund | undefined>;
  /** Includes refunds made in the provider's dashboard. */
  listRefunds(providerOrderId: string): Promise<readonly ProviderRefund[]>;
  listDisputes(providerOrderId: string): Promise<readonly ProviderDispute[]>;
  /** Lists the ids of orders with a refund or dispute in the period, each once. */
  listReversedOrders(period: { readonly from: Date; readonly to: Date }): Promise<readonly string[]>;
};

export type CreateProviderOrderInput = {
  readonly providerOrderId: string;
  readonly amountPaise: Paise;
  readonly currency: string;
  readonly customer: { readonly id: string; readonly name: string; readonly email: string; readonly phone: string };
  readonly expiresAt: Date;
  /** Sent to the provider as a note; the simulator reads faults from it. */
  readonly note?: string;
};

export type ProviderOrder = {
  readonly providerOrderId: string;
  readonly amountPaise: Paise;
  readonly currency: string;
  readonly state: ProviderOrderState;
  readonly paymentSessionId: string | undefined;
  readonly expiresAt: Date | undefined;
};

export type ProviderPayment = {
  readonly paymentId: string;
  readonly state: ProviderPaymentState;
  readonly amountPaise: Paise;
  /** Safe to show to the customer. */
  readonly message: string | undefined;
};

export type CreateProviderRefundInput = {
  readonly providerOrderId: string;
  readonly refundId: string;
  readonly amountPaise: Paise;
  readonly note: string;
};

export type ProviderRefund = {
  readonly refundId: string;
  readonly providerRefundId: string | undefined;
  readonly paymentId: string | undefined;
  readonly amountPaise: Paise;
  readonly state: 'SUCCESS' | 'PENDING' | 'ONHOLD' | 'CANCELLED' | 'FAILED';
};

/** A customer's bank demands the money back. */
export type ProviderDispute = {
  readonly disputeId: string;
  readonly amountPaise: Paise;
  /** `lost` includes a dispute that the shop accepted. */
  readonly state: 'open' | 'won' | 'lost';
  readonly respondBy: Date | undefined;
};

/**
 * `unavailable`: the outcome is unknown, retry later. `exists`: a different order or refund has that id. `refused`: the
 * provider rejected the request, a retry is pointless. The message contains no secrets and no personal data.
 */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly kind: 'unavailable' | 'exists' | 'refused';
  readonly retryAfterSeconds: number | undefined;
  constructor(kind: ProviderError['kind'], message: string, retryAfterSeconds?: number) {
    super(message);
    this.kind = kind;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The provider asks for fewer requests (429). It works, so this says nothing about its health. */
export class RateLimitError extends ProviderError {
  constructor(retryAfterSeconds: number | undefined) {
    super('unavailable', 'the payment provider responded with 429', retryAfterSeconds);
  }
}

/** Staff will correct the keys, so this counts as an outage and fails no order. */
export class KeysRefusedError extends ProviderError {
  constructor() {
    super('unavailable', 'the payment provider refused our keys');
  }
}

/** The circuit breaker sent no request. */
export class CircuitOpenError extends ProviderError {
  constructor(retryAfterSeconds: number) {
    super('unavailable', 'the payment provider is unavailable', retryAfterSeconds);
  }
}

export const isUnavailable = (error: unknown): error is ProviderError =>
  error instanceof ProviderError && error.kind === 'unavailable';
