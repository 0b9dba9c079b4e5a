import { beforeAll, expect, it } from 'vitest';
import { type RunningShop, startShop } from '../../scripts/testing/running-shop.ts';

/** Triggers an unhandled rejection on a signal. */
const MISTAKE = "process.on('SIGUSR2', () => void Promise.reject(new Error('a mistake')))";

let shop: RunningShop;
beforeAll(async () => {
  const mistake = `--import data:text/javascript,${encodeURIComponent(MISTAKE)}`;
  shop = await startShop({ settings: { NODE_OPTIONS: mistake } });
}, 180_000);

const findLogLine = (text: string): string =>
  shop
    .getOutput()
    .split('\n')
    .find((line) => line.includes(text)) ?? '{}';

it('a start on the embedded database warns about power cuts', async () => {
  await expect.poll(() => findLogLine('power cut'), { timeout: 10_000 }).not.toBe('{}');
});

it('writes nothing but JSON lines to its standard output', async () => {
  const lines = shop.getLog().trim().split('\n');
  const messages = lines.map((line) => (JSON.parse(line) as { msg: string }).msg);
  expect(messages).toContain(`The shop is open: ${shop.address}`);
  expect(messages).toContain(`The payment simulator is open: ${shop.simulatorOrigin}`);
});

it.each([
  ['/products/all?q=%', 200],
  ['/wallpaper/kids?q=100%&x=%zz', 200],
  ['/wallpaper/%E0%A4%A', 404],
])('answers %s, which cannot be decoded, with a page and no error', async (address, status) => {
  const response = await fetch(shop.address + address);
  expect([response.status, response.headers.get('content-type')]).toEqual([status, 'text/html; charset=utf-8']);
  // Errors are logged before the request.
  const requestLine = `"requestId":"${response.headers.get('x-request-id')}","msg":"request"`;
  await expect.poll(() => findLogLine(requestLine), { timeout: 10_000 }).not.toBe('{}');
  expect(findLogLine('URI malformed')).toBe('{}');
});

it('logs an unhandled rejection and keeps running', async () => {
  shop.child.kill('SIGUSR2');
  await expect.poll(() => findLogLine('unhandled rejection'), { timeout: 10_000 }).not.toBe('{}');
  expect((await fetch(`${shop.address}/readyz`)).status).toBe(200);
  expect(JSON.parse(findLogLine('unhandled rejection'))).toMatchObject({
    level: 'error',
    err: { message: 'a mistake' },
  });
  expect(await shop.stop()).toBe(0);
});
