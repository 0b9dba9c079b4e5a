import type { ProviderOrderState, ProviderPaymentState } from '#domain/payments/payment-verdict.ts';

export type { ProviderOrderState, ProviderPaymentState };

/** What the shop needs from whoever takes the money; the shop's rules know nothing else of them. */
export type PaymentProvider = {
  /** The same wish again is the same order. */
  createOrder(wish: CreateProviderOrderInput): Promise<ProviderOrder>;
  /** `undefined`: the provider has never heard of it. */
  findOrder(providerOrderId: string): Promise<ProviderOrder | undefined>;
  /** Newest first. */
  listPayments(providerOrderId: string): Promise<readonly ProviderPayment[]>;
  /** Asks that nobody can pay it any more; it may still end paid. */
  terminateOrder(providerOrderId: string): Promise<void>;
  /** The same refund id again is the same refund. */
  createRefund(wish: CreateProviderRefundInput): Promise<ProviderRefund>;
  findRefund(providerOrderId: string, refundId: string): Promise<ProviderRefund | undefined>;
};

export type CreateProviderOrderInput = {
  readonly providerOrderId: string;
  readonly amountPaise: number;
  readonly currency: string;
  readonly customer: { readonly id: string; readonly name: string; readonly email: string; readonly phone: string };
  readonly expiresAt: Date;
  /** Sent to the provider as a note; the simulator reads faults from it. */
  readonly note?: string;
};

export type ProviderOrder = {
  readonly providerOrderId: string;
  readonly amountPaise: number;
  readonly currency: string;
  readonly state: ProviderOrderState;
  readonly sessionId: string | undefined;
  readonly expiresAt: Date | undefined;
};

export type ProviderPayment = {
  readonly paymentId: string;
  readonly state: ProviderPaymentState;
  readonly amountPaise: number;
  /** A sentence fit to show, when the provider has one. */
  readonly message: string | undefined;
};

export type CreateProviderRefundInput = {
  readonly providerOrderId: string;
  readonly refundId: string;
  readonly amountPaise: number;
  readonly note: string;
};

export type ProviderRefund = {
  readonly refundId: string;
  readonly providerRefundId: string | undefined;
  readonly amountPaise: number;
  readonly state: 'SUCCESS' | 'PENDING' | 'ONHOLD' | 'CANCELLED' | 'FAILED';
};

/**
 * `unavailable`: nothing is known, ask again later. `exists`: another order has that id. `refused`: the provider will
 * not do it, however often it is asked. The message holds no secret and no personal data.
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

export const isUnavailable = (error: unknown): error is ProviderError =>
  error instanceof ProviderError && error.kind === 'unavailable';
