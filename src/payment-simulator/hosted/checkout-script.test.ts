// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CHECKOUT_SCRIPT, FRAME_RESULT_SCRIPT } from './checkout-script.ts';

type Checkout = (options: Record<string, unknown>) => Promise<Record<string, unknown>>;
type Cashfree = (options: { mode: string }) => { checkout: Checkout };
type SubmittedForm = { action: string; method: string; target: string; fields: Record<string, string> };

const ORIGIN = 'http://127.0.0.1:3001';
const SESSION = `session_${'a'.repeat(40)}`;
const submittedForms: SubmittedForm[] = [];

/** Runs a script as if this script tag had loaded it. */
function runScript(script: string, tag: { src?: string; dataset?: Record<string, string> }): void {
  Object.defineProperty(document, 'currentScript', { value: tag, configurable: true });
  new Function(script)();
}

beforeEach(() => {
  // The frame stays at about:blank, because `submit` is mocked.
  const { settings } = (window as unknown as { happyDOM: { settings: object } }).happyDOM;
  Object.assign(settings, { enableIframePageLoading: true });
  submittedForms.length = 0;
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    const fields = Object.fromEntries([...this.querySelectorAll('input')].map(({ name, value }) => [name, value]));
    submittedForms.push({ action: this.action, method: this.method.toUpperCase(), target: this.target, fields });
  });
  runScript(CHECKOUT_SCRIPT, { src: `${ORIGIN}/js/v3/cashfree.js` });
});
afterEach(() => vi.restoreAllMocks());

const createCashfree = () => (window as unknown as { Cashfree: Cashfree }).Cashfree({ mode: 'sandbox' });

describe('the checkout script', () => {
  it.each(['_self', '_blank', '_top', undefined])('submits a form to the hosted page in %s', async (redirectTarget) => {
    const result = await createCashfree().checkout({ paymentSessionId: SESSION, redirectTarget });
    expect(result).toEqual({ redirect: true });
    expect(submittedForms).toEqual([
      {
        action: `${ORIGIN}/pg/view/sessions/checkout`,
        method: 'POST',
        target: redirectTarget ?? '_self',
        fields: { payment_session_id: SESSION },
      },
    ]);
    expect(document.querySelector('form')).toBeNull();
  });

  it('passes the return URL on', async () => {
    await createCashfree().checkout({ paymentSessionId: SESSION, returnUrl: 'http://localhost/back' });
    expect(submittedForms[0]?.fields.return_url).toBe('http://localhost/back');
  });

  it.each([undefined, '', 'session_', 'order_123', `${SESSION}"`])(
    'rejects the session id %j',
    async (paymentSessionId) => {
      const { error } = await createCashfree().checkout({ paymentSessionId });
      expect(error).toMatchObject({ message: expect.stringMatching(/paymentSessionId/) });
      expect(submittedForms).toEqual([]);
    },
  );

  it('rejects an unknown mode and an unknown target', async () => {
    const { Cashfree } = window as unknown as { Cashfree: Cashfree };
    expect(() => Cashfree({ mode: 'test' })).toThrow(/mode/);
    const result = await createCashfree().checkout({ paymentSessionId: SESSION, redirectTarget: '_elsewhere' });
    expect(result).toMatchObject({ error: { code: 'redirect_target_invalid' } });
  });

  it.each([
    [true, { paymentDetails: { paymentMessage: 'Done' } }],
    [false, { error: { message: 'Done', code: 'payment_failed', type: 'request_failed' } }],
  ])('resolves with the result from the modal iframe (paid: %s)', async (paid, expected) => {
    HTMLDialogElement.prototype.showModal ??= () => undefined;
    const result = createCashfree().checkout({ paymentSessionId: SESSION, redirectTarget: '_modal' });
    const frame = document.querySelector('dialog iframe') as HTMLIFrameElement;
    expect(submittedForms[0]).toMatchObject({ target: frame.name, fields: { framed: '1' } });
    const data = { kind: 'cashfree-checkout', message: 'Done', paid };
    const createMessage = (origin: string) =>
      new MessageEvent('message', { origin, source: frame.contentWindow, data });
    window.dispatchEvent(createMessage('https://evil.example'));
    expect(document.querySelector('dialog')).not.toBeNull();
    window.dispatchEvent(createMessage(ORIGIN));
    expect(await result).toEqual(expected);
    expect(document.querySelector('dialog')).toBeNull();
  });

  it('posts the outcome to the embedding page from an iframe', () => {
    const postMessage = vi.spyOn(window.parent, 'postMessage').mockImplementation(() => undefined);
    runScript(FRAME_RESULT_SCRIPT, { dataset: { message: 'Done', paid: 'true' } });
    expect(postMessage).toHaveBeenCalledWith({ kind: 'cashfree-checkout', message: 'Done', paid: true }, '*');
  });
});
