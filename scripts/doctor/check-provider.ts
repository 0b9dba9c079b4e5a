import type { Config } from '#server/platform/config/config.ts';
import { type Finding, look, ok, wrong } from './finding.ts';

const ABOUT = 'payments';
const PATIENCE_MS = 8000;

/** Requests an order that cannot exist: 404 proves that the provider responds and accepts the keys. */
export async function checkProvider({ payments }: Config, ask: typeof fetch = fetch): Promise<Finding> {
  const { baseUrl, clientId, clientSecret, apiVersion, simulator } = payments;
  const { host } = new URL(baseUrl);
  if (simulator.embedded) return look(ABOUT, 'The payment simulator starts with the shop; no money moves.');
  try {
    const answer = await ask(`${baseUrl}/orders/doctor-asks`, {
      headers: { 'x-client-id': clientId, 'x-client-secret': clientSecret, 'x-api-version': apiVersion },
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await answer.arrayBuffer();
    if (answer.status === 404) return ok(ABOUT, `${host} answers and accepts the keys.`);
    if (answer.status === 401 || answer.status === 403) {
      return wrong(ABOUT, `${host} refuses CASHFREE_CLIENT_ID and CASHFREE_CLIENT_SECRET.`);
    }
    return wrong(
      ABOUT,
      `${host} answers with status ${answer.status}; check CASHFREE_BASE_URL and CASHFREE_API_VERSION.`,
    );
  } catch {
    return wrong(ABOUT, `${host} cannot be reached; check CASHFREE_BASE_URL and the network.`);
  }
}
