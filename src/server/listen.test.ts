import { once } from 'node:events';
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestApp, createTestConfig, type TestApp } from '#tests/support/shop/test-app.ts';
import { listenUntilStopped, PortError } from './listen.ts';
import { createLogger } from './platform/logger.ts';

const logger = createLogger('silent', { write() {} });
let shop: TestApp;
let closed = 0;
const said = vi.spyOn(console, 'log').mockImplementation(() => {});

beforeEach(async () => {
  shop = await createTestApp();
  closed = 0;
}, 60_000);
afterEach(() => shop.close());

const running = (port: number) => ({
  app: shop.app,
  config: createTestConfig({ PORT: String(port) }),
  logger,
  async close() {
    await shop.close();
    closed++;
  },
});

async function ask(port: number, path: string, agent: Agent): Promise<IncomingMessage> {
  const [response] = await once(httpRequest({ host: '127.0.0.1', port, path, agent }).end(), 'response');
  response.resume();
  await once(response, 'end');
  return response;
}

describe('a shop that is asked to stop', () => {
  it('tells its address, finishes what is in flight, closes idle connections and ends', async () => {
    const slow = withResolvers();
    const arrived = withResolvers();
    shop.app.get('/slow', async () => {
      arrived.resolve();
      await slow.promise;
      return 'done';
    });
    const stop = withResolvers<string>();
    const ended = listenUntilStopped(running(0), stop.promise);
    await vi.waitFor(() => expect(shop.app.server.listening).toBe(true));
    const { port } = shop.app.server.address() as AddressInfo;
    await vi.waitFor(() => expect(said).toHaveBeenLastCalledWith(`The shop is open: http://127.0.0.1:${port}`));

    const agent = new Agent({ keepAlive: true });
    await ask(port, '/healthz', agent);
    const inFlight = ask(port, '/slow', new Agent({ keepAlive: true }));
    await arrived.promise;
    stop.resolve('SIGTERM');
    await vi.waitFor(() => expect(shop.app.server.listening).toBe(false));
    await expect(ask(port, '/healthz', new Agent())).rejects.toThrow(/ECONNREFUSED|ECONNRESET/);
    expect(closed).toBe(0);
    slow.resolve();
    expect((await inFlight).statusCode).toBe(200);
    await ended;
    expect(closed).toBe(1);
    agent.destroy();
  });

  it('that cannot have its port ends with one sentence, everything closed', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const failure = await listenUntilStopped(running(port), new Promise(() => {})).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(PortError);
    expect((failure as Error).message).toBe(
      `127.0.0.1:${port} is in use by another program: stop it or set another PORT.`,
    );
    expect(closed).toBe(1);
    other.close();
  });
});

function withResolvers<Value = void>() {
  let resolve: (value: Value) => void = () => {};
  const promise = new Promise<Value>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
