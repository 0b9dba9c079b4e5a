import { AppError } from '#server/http/app-error.ts';
import {
  type PaymentProvider,
  ProviderError,
  type ProviderOrder,
  type ProviderPayment,
} from '#server/platform/payment-provider/payment-provider.ts';

export type ProviderSnapshot = {
  /** `undefined` if the provider has no such order. */
  readonly order: ProviderOrder | undefined;
  /** Newest first. */
  readonly payments: readonly ProviderPayment[];
};

export async function fetchProviderSnapshot(
  provider: Pick<PaymentProvider, 'findOrder' | 'listPayments'>,
  providerOrderId: string,
): Promise<ProviderSnapshot> {
  const order = await provider.findOrder(providerOrderId);
  return { order, payments: order ? await provider.listPayments(providerOrderId) : [] };
}

const RETRY_AFTER_SECONDS = 5;

const createUnavailableError = (message: string, seconds = RETRY_AFTER_SECONDS, cause?: unknown): AppError =>
  new AppError({ status: 503, message, retryAfterSeconds: seconds, ...(cause !== undefined && { cause }) });

/**
 * Rejects with 503 after `limitMs`. The work continues in the background and loses nothing: the next request resumes from
 * what it stored (D-20).
 */
export async function runWithDeadline<Result>(
  limitMs: number,
  unavailableMessage: string,
  work: () => Promise<Result>,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(createUnavailableError(unavailableMessage)), limitMs).unref();
  });
  try {
    return await Promise.race([work(), timeout]);
  } catch (error) {
    if (error instanceof ProviderError)
      throw createUnavailableError(unavailableMessage, error.retryAfterSeconds, error);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
