import type { Config } from '#server/platform/config/config.ts';
import { type CheckResult, createErrorResult, createOkResult, createWarningResult } from './check-result.ts';

const SUBJECT = 'payments';
/** The shop's order ids have another format, so this order never exists. */
const UNKNOWN_ORDER_ID = 'doctor-check';

/** Requests an unknown order: status 404 proves that the provider responds and accepts the credentials. */
export async function checkProvider({ payments }: Config): Promise<CheckResult> {
  const { baseUrl, clientId, clientSecret, apiVersion, deadlineMs, simulator } = payments;
  const { host } = new URL(baseUrl);
  if (simulator.isEmbedded)
    return createWarningResult(SUBJECT, 'The payment simulator starts with the shop; no money moves.');
  try {
    const response = await fetch(`${baseUrl}/orders/${UNKNOWN_ORDER_ID}`, {
      headers: { 'x-client-id': clientId, 'x-client-secret': clientSecret, 'x-api-version': apiVersion },
      redirect: 'manual',
      signal: AbortSignal.timeout(deadlineMs),
    });
    await response.body?.cancel();
    if (response.status === 404) return createOkResult(SUBJECT, `${host} responds and accepts the keys.`);
    if (response.status === 401 || response.status === 403) {
      return createErrorResult(SUBJECT, `${host} rejects CASHFREE_CLIENT_ID and CASHFREE_CLIENT_SECRET.`);
    }
    return createErrorResult(
      SUBJECT,
      `${host} responds with status ${response.status}; check CASHFREE_BASE_URL and CASHFREE_API_VERSION.`,
    );
  } catch {
    return createErrorResult(SUBJECT, `${host} cannot be reached; check CASHFREE_BASE_URL and the network.`);
  }
}
