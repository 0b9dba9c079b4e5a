import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestConfig } from '#tests/support/shop/test-app.ts';
import { startEmbeddedSimulator } from './embedded-simulator.ts';
import { PortError } from './listen.ts';
import { createLogger } from './platform/logger.ts';

const logger = createLogger('silent', { write() {} });

const dataDir = mkdtempSync(join(tmpdir(), 'simulator-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

describe('the embedded simulator', () => {
  it('adds its actual port to the settings', async () => {
    const simulator = await startEmbeddedSimulator(
      { ...createTestConfig({ SIMULATOR_PORT: '0' }), dataDir },
      logger,
      'Aangan',
    );
    const { baseUrl, scriptUrl } = simulator.config.payments;
    expect(baseUrl).toMatch(/^http:\/\/127\.0\.0\.1:[1-9]\d+\/pg$/);
    expect(scriptUrl).toBe(baseUrl.replace(/pg$/, 'js/v3/cashfree.js'));
    expect(await (await fetch(scriptUrl)).text()).toContain('window.Cashfree');
    await simulator.close();
    await expect(fetch(scriptUrl)).rejects.toThrow();
  });

  it('is not started when it is switched off or a real provider is set', async () => {
    const config = createTestConfig({ CASHFREE_SIM: 'off', SIMULATOR_PORT: '0' });
    const simulator = await startEmbeddedSimulator(config, logger, 'Aangan');
    expect(simulator.config).toBe(config);
    await simulator.close();
  });

  it('names SIMULATOR_PORT when the port is in use', async () => {
    const otherServer = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => otherServer.once('listening', resolve));
    const { port } = otherServer.address() as AddressInfo;
    const starting = startEmbeddedSimulator(
      { ...createTestConfig({ SIMULATOR_PORT: String(port) }), dataDir },
      logger,
      'Aangan',
    );
    await expect(starting).rejects.toThrow(PortError);
    await expect(starting).rejects.toThrow(new RegExp(`${port}.*SIMULATOR_PORT\\.$`));
    otherServer.close();
  });
});
