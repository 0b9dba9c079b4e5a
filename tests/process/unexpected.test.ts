import { beforeAll, expect, it } from 'vitest';
import { type RunningShop, startShop } from '../../scripts/testing/running-shop.ts';

/** Triggers an unhandled rejection on a signal. */
const MISTAKE = "process.on('SIGUSR2', () => void Promise.reject(new Error('a mistake')))";

let shop: RunningShop;
beforeAll(async () => {
  const mistake = `--import data:text/javascript,${encodeURIComponent(MISTAKE)}`;
  shop = await startShop({ settings: { NODE_OPTIONS: mistake } });
}, 180_000);

const lineWith = (words: string): string =>
  shop
    .output()
    .split('\n')
    .find((line) => line.includes(words)) ?? '{}';

it('a start on the embedded database warns about power cuts', async () => {
  await expect.poll(() => lineWith('power cut'), { timeout: 10_000 }).not.toBe('{}');
});

it('logs an unhandled rejection and keeps running', async () => {
  shop.child.kill('SIGUSR2');
  await expect.poll(() => lineWith('unhandled rejection'), { timeout: 10_000 }).not.toBe('{}');
  expect((await fetch(`${shop.address}/readyz`)).status).toBe(200);
  expect(JSON.parse(lineWith('unhandled rejection'))).toMatchObject({ level: 'error', err: { message: 'a mistake' } });
  expect(await shop.stop()).toBe(0);
});
