import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApiHandler } from './api/api.ts';
import { createControlHandler } from './control/control-endpoints.ts';
import { createHostedPage } from './hosted/hosted-page.ts';
import { type HttpRequest, readRequest } from './http/request.ts';
import { ApiError, createTextResponse, type HttpResponse, toErrorResponse } from './http/response.ts';
import { findRoute } from './http/router.ts';
import { writeResponse } from './http/write-response.ts';
import { createProvider, type Provider } from './provider.ts';
import type { WallClock } from './sim-clock.ts';

export const JOURNAL_NAME = 'payment-simulator.jsonl';

export type SimulatorOptions = {
  host: string;
  /** 0 picks a free port. */
  port: number;
  clientId: string;
  clientSecret: string;
  /** The first one signs webhooks. */
  webhookSecrets: readonly string[];
  controlToken: string;
  /** Simulated time runs this many times faster than real time. */
  timeScale: number;
  journalFile: string;
  merchantName?: string;
  random?: () => number;
  clock?: WallClock;
};

export type RunningSimulator = { readonly origin: string; close(): Promise<void> };

/** Runs the local payment provider on its own origin. All it knows of the shop are the URLs in its orders. */
export async function startPaymentSimulator(options: SimulatorOptions): Promise<RunningSimulator> {
  const { random = Math.random, clock = { now: () => new Date() }, webhookSecrets } = options;
  const provider = await createProvider({ ...options, random, clock, webhookSecret: webhookSecrets[0] ?? '' });
  const handle = createHandler(provider, options);
  const server = createServer((message, serverResponse) => {
    const response = readRequest(message).then(handle).catch(handleError);
    void response.then((result) => writeResponse(serverResponse, result));
  });
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(options.port, options.host, resolve);
    });
  } catch (error) {
    await provider.close();
    throw error;
  }
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://${options.host}:${port}`,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
      await provider.close();
    },
  };
}

/** Flushes the journal before responding. */
function createHandler(provider: Provider, options: SimulatorOptions): (request: HttpRequest) => Promise<HttpResponse> {
  const pages = createHostedPage(provider, options.merchantName ?? 'Test merchant');
  const api = createApiHandler(provider, options);
  const control = createControlHandler(provider, options.controlToken);
  const handleRequest = (request: HttpRequest): HttpResponse | Promise<HttpResponse> => {
    const page = findRoute(pages, request);
    if (page) return page.handle(request, page.params);
    if (request.path.startsWith('/__sim/')) return control(request);
    if (request.path.startsWith('/pg/')) return api(request);
    return createTextResponse(404, 'The payment simulator: test payments, no money moves.\n');
  };
  return async (request) => {
    provider.clock.runDueJobs();
    const response = await handleRequest(request);
    await provider.store.flush();
    return response;
  };
}

function handleError(error: unknown): HttpResponse {
  if (error instanceof ApiError) return toErrorResponse(error);
  console.error('payment simulator:', error);
  return toErrorResponse(new ApiError(500, 'api_error', 'internal Server Error', 'api_error'));
}
