import {
  type PaymentProvider,
  ProviderError,
  type ProviderOrder,
  type ProviderPayment,
} from '#server/platform/payment-provider/payment-provider.ts';
import { AppError } from '../../http/app-error.ts';

export type ProviderAnswer = {
  /** `undefined`: the provider does not know it. */
  readonly order: ProviderOrder | undefined;
  /** Newest first. */
  readonly payments: readonly ProviderPayment[];
};

export async function askProvider(provider: PaymentProvider, providerOrderId: string): Promise<ProviderAnswer> {
  const order = await provider.findOrder(providerOrderId);
  return { order, payments: order ? await provider.paymentsOf(providerOrderId) : [] };
}

const RETRY_AFTER_SECONDS = 5;

const unavailable = (message: string, seconds = RETRY_AFTER_SECONDS, cause?: unknown): AppError =>
  new AppError({ status: 503, message, retryAfterSeconds: seconds, ...(cause !== undefined && { cause }) });

/**
 * Work that waits for the provider, for as long as a customer may be kept waiting. Whatever is still under way then ends
 * by itself and loses nothing: the next call continues from what it wrote (decision D-20).
 */
export async function withinDeadline<Result>(
  limitMs: number,
  downMessage: string,
  work: () => Promise<Result>,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(unavailable(downMessage)), limitMs).unref();
  });
  try {
    return await Promise.race([work(), late]);
  } catch (error) {
    if (error instanceof ProviderError) throw unavailable(downMessage, error.retryAfterSeconds, error);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
