import { beforeAll, expect, it } from 'vitest';
import { type RunningShop, startShop } from '../../scripts/testing/running-shop.ts';

/** At a signal something fails that nobody waits for, as a mistake of ours would. */
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

it('a start on the embedded database says what a power cut may do', async () => {
  await expect.poll(() => lineWith('power cut'), { timeout: 10_000 }).not.toBe('{}');
});

it('a failure that nobody waits for is logged, and the shop goes on', async () => {
  shop.child.kill('SIGUSR2');
  await expect.poll(() => lineWith('unhandled rejection'), { timeout: 10_000 }).not.toBe('{}');
  expect((await fetch(`${shop.address}/readyz`)).status).toBe(200);
  expect(JSON.parse(lineWith('unhandled rejection'))).toMatchObject({ level: 'error', err: { message: 'a mistake' } });
  expect(await shop.stop()).toBe(0);
});
