import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadPaymentScript, SCRIPT_FAILED } from './load-payment-script.ts';

let made = 0;
/** Scripts are remembered by their address, so each test has one of its own. */
const settings = () => ({ scriptUrl: `http://provider.example/${++made}.js`, mode: 'production' as const });
/** What stands in the head. The test's browser fetches no scripts and would say at once that each has failed. */
let inserted: HTMLScriptElement[] = [];
const tags = () => inserted;
const arrive = (define = true) => {
  if (define) window.Cashfree = vi.fn(() => ({ checkout: async () => undefined }));
  tags()[0]?.dispatchEvent(new Event('load'));
};

beforeEach(() => {
  inserted = [];
  vi.spyOn(document.head, 'append').mockImplementation((node) => {
    const tag = node as HTMLScriptElement;
    inserted.push(tag);
    tag.remove = () => {
      inserted = inserted.filter((other) => other !== tag);
    };
  });
});

afterEach(() => {
  delete window.Cashfree;
});

describe('the payment script', () => {
  it('is only fetched when asked for, from the address of the settings, once, in the mode of the settings [PAY-04, PAY-05, PAY-38, CONST-36, D-14]', async () => {
    const given = settings();
    expect(tags()).toEqual([]);
    const both = [loadPaymentScript(given), loadPaymentScript(given)];
    expect(tags().map(({ src }) => src)).toEqual([given.scriptUrl]);
    arrive();
    await Promise.all(both);
    await loadPaymentScript(given);
    expect(tags()).toHaveLength(1);
    expect(window.Cashfree).toHaveBeenCalledWith({ mode: 'production' });
  });

  it('uses what is already there', async () => {
    window.Cashfree = () => ({ checkout: async () => undefined });
    await loadPaymentScript(settings());
    expect(tags()).toEqual([]);
  });

  it('that cannot be fetched leaves no tag behind, and may be tried again [ERR-30]', async () => {
    const given = settings();
    const failing = loadPaymentScript(given);
    tags()[0]?.dispatchEvent(new Event('error'));
    await expect(failing).rejects.toThrow('Failed to load Cashfree SDK.');
    expect(tags()).toEqual([]);
    const again = loadPaymentScript(given);
    arrive();
    await expect(again).resolves.toBeTruthy();
  });

  it('that arrives without defining anything has failed [ERR-30]', async () => {
    const failing = loadPaymentScript(settings());
    arrive(false);
    await expect(failing).rejects.toThrow(SCRIPT_FAILED);
  });

  it('that does not arrive within 15 seconds has failed [ERR-30]', async () => {
    vi.useFakeTimers();
    const failing = expect(loadPaymentScript(settings())).rejects.toThrow(SCRIPT_FAILED);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(tags()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await failing;
    expect(tags()).toEqual([]);
  });
});
