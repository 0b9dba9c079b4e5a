import { once } from 'node:events';
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestApp, createTestConfig, type TestApp } from '#tests/support/shop/test-app.ts';
import { createTestDesk } from '#tests/support/staff/test-desk.ts';
import { listenUntilStopped, PortError } from './listen.ts';
import { createLogger } from './platform/logger.ts';

const logLines: string[] = [];
const logger = createLogger('info', { write: (line: string) => void logLines.push(line) });
let shop: TestApp;
let closeCount = 0;
const consoleLog = vi.spyOn(console, 'log').mockImplementation(() => {});

beforeEach(async () => {
  shop = await createTestApp();
  closeCount = 0;
}, 60_000);
afterEach(() => shop.close());

const createRunningShop = (port: number) => ({
  app: shop.app,
  config: createTestConfig({ PORT: String(port) }),
  logger,
  async close() {
    await shop.close();
    closeCount++;
  },
});

async function send(port: number, path: string, agent: Agent): Promise<IncomingMessage> {
  const [response] = await once(httpRequest({ host: '127.0.0.1', port, path, agent }).end(), 'response');
  response.resume();
  await once(response, 'end');
  return response;
}

describe('a listening shop', () => {
  it('logs its address as JSON only; when stopped, finishes requests in flight and closes idle connections', async () => {
    const slowWork = createDeferred();
    const slowRequestArrived = createDeferred();
    shop.app.get('/slow', async () => {
      slowRequestArrived.resolve();
      await slowWork.promise;
      return 'done';
    });
    const stopSignal = createDeferred<string>();
    const listening = listenUntilStopped(createRunningShop(0), stopSignal.promise);
    await vi.waitFor(() => expect(shop.app.server.listening).toBe(true));
    const { port } = shop.app.server.address() as AddressInfo;
    const opened = `The shop is open: http://127.0.0.1:${port}`;
    await vi.waitFor(() => expect(logLines.map((line) => JSON.parse(line).msg)).toContain(opened));
    expect(consoleLog).not.toHaveBeenCalled();

    const keepAliveAgent = new Agent({ keepAlive: true });
    await send(port, '/healthz', keepAliveAgent);
    const inFlight = send(port, '/slow', new Agent({ keepAlive: true }));
    await slowRequestArrived.promise;
    stopSignal.resolve('SIGTERM');
    await vi.waitFor(() => expect(shop.app.server.listening).toBe(false));
    await expect(send(port, '/healthz', new Agent())).rejects.toThrow(/ECONNREFUSED|ECONNRESET/);
    expect(closeCount).toBe(0);
    slowWork.resolve();
    expect((await inFlight).statusCode).toBe(200);
    await listening;
    expect(closeCount).toBe(1);
    keepAliveAgent.destroy();
  });

  it('is not ready and closes its connections while it stops', async () => {
    const stopSignal = createDeferred<string>();
    let response: IncomingMessage | undefined;
    shop.app.addHook('preClose', async () => {
      const { port } = shop.app.server.address() as AddressInfo;
      response = await send(port, '/readyz', new Agent({ keepAlive: true }));
    });
    const listening = listenUntilStopped(createRunningShop(0), stopSignal.promise);
    await vi.waitFor(() => expect(shop.app.server.listening).toBe(true));
    stopSignal.resolve('SIGTERM');
    await listening;
    expect([response?.statusCode, response?.headers.connection]).toEqual([503, 'close']);
  });

  it('opens the desk on its own port and closes it too', async () => {
    const desk = await createTestDesk();
    const stopSignal = createDeferred<string>();
    const running = { ...createRunningShop(0), desk: { app: desk.app, signInHint: ' (asha / hush)' } };
    const close = () => Promise.all([running.close(), desk.close()]).then(() => undefined);
    const listening = listenUntilStopped({ ...running, close }, stopSignal.promise);
    await vi.waitFor(() => expect(desk.app.server.listening).toBe(true));
    const { port } = desk.app.server.address() as AddressInfo;
    const opened = `The desk is open: http://127.0.0.1:${port}/desk (asha / hush)`;
    await vi.waitFor(() => expect(logLines.map((line) => JSON.parse(line).msg)).toContain(opened));
    stopSignal.resolve('SIGTERM');
    await listening;
    expect(desk.app.server.listening).toBe(false);
  });

  it('goes on without the desk when its port is in use; a live shop stops', async () => {
    const otherServer = createServer().listen(0, '127.0.0.1');
    await once(otherServer, 'listening');
    const { port } = otherServer.address() as AddressInfo;
    const desk = await createTestDesk();
    const running = createRunningShop(0);
    const config = { ...running.config, desk: { ...running.config.desk, port } };
    const message = `127.0.0.1:${port} cannot be used by the desk (EADDRINUSE): set another DESK_PORT or DESK_HOST.`;
    const withDesk = { ...running, desk: { app: desk.app, signInHint: '' } };
    const stopSignal = createDeferred<string>();
    const listening = listenUntilStopped({ ...withDesk, config, close: async () => {} }, stopSignal.promise);
    const expected = `${message} The shop runs without the desk.`;
    await vi.waitFor(() => expect(logLines.map((line) => JSON.parse(line).msg)).toContain(expected));
    await vi.waitFor(() => expect(shop.app.server.listening).toBe(true));
    stopSignal.resolve('SIGTERM');
    await listening;
    await shop.close();
    shop = await createTestApp();
    const listenSpy = vi.spyOn(shop.app, 'listen');
    const live = { ...withDesk, app: shop.app, config: { ...config, shopMode: 'live' as const } };
    const failure = await listenUntilStopped(live, new Promise(() => {})).catch((error: unknown) => error);
    expect(failure).toEqual(new PortError(message));
    expect(listenSpy).not.toHaveBeenCalled();
    await desk.close();
    otherServer.close();
  });

  it('closes everything and throws a clear error when its port is in use', async () => {
    const otherServer = createServer().listen(0, '127.0.0.1');
    await once(otherServer, 'listening');
    const { port } = otherServer.address() as AddressInfo;
    const failure = await listenUntilStopped(createRunningShop(port), new Promise(() => {})).catch(
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(PortError);
    expect((failure as Error).message).toBe(
      `127.0.0.1:${port} is in use by another program: stop it or set another PORT.`,
    );
    expect(closeCount).toBe(1);
    otherServer.close();
  });
});

function createDeferred<Value = void>() {
  let resolve: (value: Value) => void = () => {};
  const promise = new Promise<Value>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
