import type { PublicSettings } from '#contract/public-settings.ts';

/** Specification 1 §8. */
export const SCRIPT_FAILED = 'Failed to load Cashfree SDK.';
const PATIENCE_MS = 15_000;

/** How the provider's page was opened; with `_self` this document is left, and usually nobody is there to read it. */
type CheckoutAnswer = { error?: { message?: string } | null; redirect?: boolean } | undefined;
type PaymentScript = {
  checkout(options: { paymentSessionId: string; redirectTarget: '_self' }): Promise<CheckoutAnswer>;
};
type StartScript = (options: { mode: PublicSettings['payment']['mode'] }) => PaymentScript;

declare global {
  interface Window {
    Cashfree?: StartScript;
  }
}

/** By address: what is on its way. What has arrived is found in the window. */
const loading = new Map<string, Promise<void>>();

/**
 * The provider's script, loaded when it is first needed and once per document; after a failure the next call tries anew.
 * The provider's own npm package loads on import and stays broken after a failure, so it is not used.
 */
export async function loadPaymentScript({ scriptUrl, mode }: PublicSettings['payment']): Promise<PaymentScript> {
  if (!window.Cashfree) await arrival(scriptUrl);
  if (!window.Cashfree) throw new Error(SCRIPT_FAILED);
  return window.Cashfree({ mode });
}

function arrival(scriptUrl: string): Promise<void> {
  const underWay = loading.get(scriptUrl);
  if (underWay) return underWay;
  const inserted = insertScript(scriptUrl).finally(() => loading.delete(scriptUrl));
  loading.set(scriptUrl, inserted);
  return inserted;
}

async function insertScript(scriptUrl: string): Promise<void> {
  const tag = document.createElement('script');
  try {
    await new Promise<void>((resolve, reject) => {
      const fail = () => reject(new Error(SCRIPT_FAILED));
      const timer = setTimeout(fail, PATIENCE_MS);
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
