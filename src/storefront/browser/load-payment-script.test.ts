import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadPaymentScript, SCRIPT_FAILED } from './load-payment-script.ts';

let scriptCount = 0;
/** Loads are cached by URL, so each test uses a new one. */
const createSettings = () => ({
  scriptUrl: `http://provider.example/${++scriptCount}.js`,
  mode: 'production' as const,
});
/** Script tags in the head. The test environment loads no scripts and would fail each one at once. */
let tags: HTMLScriptElement[] = [];
const finishLoading = (define = true) => {
  if (define) window.Cashfree = vi.fn(() => ({ checkout: async () => undefined }));
  tags[0]?.dispatchEvent(new Event('load'));
};

beforeEach(() => {
  tags = [];
  vi.spyOn(document.head, 'append').mockImplementation((node) => {
    const tag = node as HTMLScriptElement;
    tags.push(tag);
    tag.remove = () => {
      tags = tags.filter((other) => other !== tag);
    };
  });
});

afterEach(() => {
  delete window.Cashfree;
});

describe('the payment script', () => {
  it('loads once on first use, with the configured URL and mode [PAY-05, PAY-38, CONST-36, D-14]', async () => {
    const settings = createSettings();
    expect(tags).toEqual([]);
    const both = [loadPaymentScript(settings), loadPaymentScript(settings)];
    expect(tags.map(({ src }) => src)).toEqual([settings.scriptUrl]);
    finishLoading();
    await Promise.all(both);
    await loadPaymentScript(settings);
    expect(tags).toHaveLength(1);
    expect(window.Cashfree).toHaveBeenCalledWith({ mode: 'production' });
  });

  it('reuses a script that is already loaded', async () => {
    window.Cashfree = () => ({ checkout: async () => undefined });
    await loadPaymentScript(createSettings());
    expect(tags).toEqual([]);
  });

  it('removes the tag after a failed load and can be retried [ERR-30]', async () => {
    const settings = createSettings();
    const failing = loadPaymentScript(settings);
    tags[0]?.dispatchEvent(new Event('error'));
    await expect(failing).rejects.toThrow('Failed to load Cashfree SDK.');
    expect(tags).toEqual([]);
    const retry = loadPaymentScript(settings);
    finishLoading();
    await expect(retry).resolves.toBeTruthy();
  });

  it('fails when the script defines nothing [ERR-30]', async () => {
    const failing = loadPaymentScript(createSettings());
    finishLoading(false);
    await expect(failing).rejects.toThrow(SCRIPT_FAILED);
  });

  it('fails after 15 seconds without a response [ERR-30]', async () => {
    vi.useFakeTimers();
    const failing = expect(loadPaymentScript(createSettings())).rejects.toThrow(SCRIPT_FAILED);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(tags).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await failing;
    expect(tags).toEqual([]);
  });
});
