import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findFreePort } from '../../scripts/testing/free-port.ts';
import { CONTROL_TOKEN, spawnShop, startShop } from '../../scripts/testing/running-shop.ts';
import { createMerchant } from '../support/payments/simulator-merchant.ts';
import { createControlClient } from '../support/payments/test-simulator.ts';

/** Shared by the shops of this file, so only the first creates a database. */
const folder = mkdtempSync(join(tmpdir(), 'shop-data-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const keys = { clientId: 'simulator', clientSecret: 'a secret', webhookSecrets: ['w'], controlToken: CONTROL_TOKEN };
const settings = { CASHFREE_CLIENT_SECRET: keys.clientSecret };

describe("the shop's payment simulator", () => {
  it('has its own origin allowed by the CSP, and keeps acknowledged data through kill -9', async () => {
    const first = await startShop({ dataDir: folder, settings });
    expect(first.simulatorOrigin).toMatch(/^http:\/\/127\.0\.0\.1:\d{4,5}$/);
    expect(new URL(first.simulatorOrigin).port).not.toBe(new URL(first.address).port);
    const page = await fetch(first.address);
    const policy = page.headers.get('content-security-policy') ?? '';
    for (const directive of ['script-src', 'form-action', 'frame-src', 'connect-src']) {
      expect(policy).toMatch(new RegExp(`${directive} [^;]*${first.simulatorOrigin}`));
    }
    expect(await page.text()).toContain(`${first.simulatorOrigin}/js/v3/cashfree.js`);

    const merchant = createMerchant({ baseUrl: `${first.simulatorOrigin}/pg`, keys });
    expect((await merchant.createOrder('AAN-KILLED')).status).toBe(200);
    await createControlClient(first.simulatorOrigin, CONTROL_TOKEN).pay('AAN-KILLED', 'success');
    await first.stop('SIGKILL');

    const second = await startShop({ dataDir: folder, settings });
    const { orders, payments } = await createControlClient(second.simulatorOrigin, CONTROL_TOKEN).readLedger();
    expect(orders).toEqual([expect.objectContaining({ order_id: 'AAN-KILLED', order_status: 'PAID' })]);
    expect(payments).toEqual([expect.objectContaining({ payment_status: 'SUCCESS' })]);
    expect(await second.stop()).toBe(0);
  });

  it('does not run when disabled, and the shop exposes no control endpoints', async () => {
    const shop = await startShop({ dataDir: folder, settings: { ...settings, CASHFREE_SIM: 'off' } });
    expect(shop.simulatorOrigin).toBe('');
    const response = await fetch(`${shop.address}/__sim/ledger`, { headers: { 'x-sim-token': CONTROL_TOKEN } });
    expect(response.status).toBe(404);
    expect(await shop.stop()).toBe(0);
  });

  it('reports that its port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const shop = spawnShop({ PORT: String(await findFreePort()), DATA_DIR: folder, SIMULATOR_PORT: String(port) });
    expect(await shop.exited).toBeGreaterThan(0);
    const lines = shop
      .getErrorOutput()
      .split('\n')
      .filter((line) => line.trim() !== '');
    expect(lines).toEqual([expect.stringMatching(new RegExp(`${port}.*SIMULATOR_PORT\\.$`))]);
    other.close();
  });
});
