import type { PublicSettings } from '#contract/public-settings.ts';

export const SCRIPT_FAILED = 'Failed to load Cashfree SDK.';
const TIMEOUT_MS = 15_000;

type CheckoutResult = { error?: { message?: string } | null; redirect?: boolean } | undefined;
type PaymentScript = {
  checkout(options: { paymentSessionId: string; redirectTarget: '_self' }): Promise<CheckoutResult>;
};
type CashfreeFactory = (options: { mode: PublicSettings['payment']['mode'] }) => PaymentScript;

declare global {
  interface Window {
    Cashfree?: CashfreeFactory;
  }
}

/** Running loads by script URL. */
const pendingLoads = new Map<string, Promise<void>>();

/**
 * Loads the provider's script on first use, once per document; a failed load can be retried. The provider's npm package
 * loads on import and never recovers from a failure.
 */
export async function loadPaymentScript({ scriptUrl, mode }: PublicSettings['payment']): Promise<PaymentScript> {
  if (!window.Cashfree) await loadScriptOnce(scriptUrl);
  if (!window.Cashfree) throw new Error(SCRIPT_FAILED);
  return window.Cashfree({ mode });
}

function loadScriptOnce(scriptUrl: string): Promise<void> {
  const running = pendingLoads.get(scriptUrl);
  if (running) return running;
  const load = insertScript(scriptUrl).finally(() => pendingLoads.delete(scriptUrl));
  pendingLoads.set(scriptUrl, load);
  return load;
}

async function insertScript(scriptUrl: string): Promise<void> {
  const tag = document.createElement('script');
  try {
    await new Promise<void>((resolve, reject) => {
      const fail = () => reject(new Error(SCRIPT_FAILED));
      const timer = setTimeout(fail, TIMEOUT_MS);
      tag.addEventListener('error', fail);
      tag.addEventListener('load', () => {
        clearTimeout(timer);
        if (window.Cashfree) resolve();
        else fail();
      });
      tag.src = scriptUrl;
      tag.async = true;
      document.head.append(tag);
    });
  } catch (error) {
    tag.remove();
    throw error;
  }
}
