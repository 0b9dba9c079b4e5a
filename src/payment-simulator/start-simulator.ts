import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApi } from './api/api.ts';
import { createControl } from './control.ts';
import { hostedPage } from './hosted/hosted-page.ts';
import { type Answer, ApiRefusal, refusalAnswer, text } from './http/answer.ts';
import { type Request, readRequest } from './http/request.ts';
import { findRoute } from './http/router.ts';
import { writeAnswer } from './http/write-answer.ts';
import { openProvider, type Provider } from './provider.ts';
import type { WallClock } from './sim-clock.ts';

/** The journal's name in the data folder. */
export const JOURNAL_NAME = 'payment-simulator.jsonl';

export type SimulatorOptions = {
  host: string;
  /** 0 takes any free one. */
  port: number;
  clientId: string;
  clientSecret: string;
  /** The first one signs. */
  webhookSecrets: readonly string[];
  controlToken: string;
  /** How many times faster than real time its waiting times pass. */
  timeScale: number;
  journalFile: string;
  merchantName?: string;
  random?: () => number;
  clock?: WallClock;
};

export type RunningSimulator = { readonly origin: string; close(): Promise<void> };

/** The local payment provider on its own origin. It knows nothing of the shop but the addresses in its orders. */
export async function startPaymentSimulator(options: SimulatorOptions): Promise<RunningSimulator> {
  const { random = Math.random, clock = { now: () => new Date() }, webhookSecrets } = options;
  const provider = await openProvider({ ...options, random, clock, webhookSecret: webhookSecrets[0] ?? '' });
  const handle = createHandler(provider, options);
  const server = createServer((message, response) => {
    const answer = readRequest(message).then(handle).catch(explain);
    void answer.then((found) => writeAnswer(response, found));
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

/** Nothing is told before it is written down. */
function createHandler(provider: Provider, options: SimulatorOptions): (request: Request) => Promise<Answer> {
  const pages = hostedPage(provider, options.merchantName ?? 'Test merchant');
  const api = createApi(provider, options);
  const control = createControl(provider, options.controlToken);
  const answerTo = (request: Request): Answer | Promise<Answer> => {
    const page = findRoute(pages, request);
    if (page) return page.handle(request, page.params);
    if (request.path.startsWith('/__sim/')) return control(request);
    if (request.path.startsWith('/pg/')) return api(request);
    return text(404, 'The payment simulator: test payments, no money moves.\n');
  };
  return async (request) => {
    provider.clock.tick();
    const answer = await answerTo(request);
    await provider.store.settled();
    return answer;
  };
}

function explain(error: unknown): Answer {
  if (error instanceof ApiRefusal) return refusalAnswer(error);
  console.error('payment simulator:', error);
  return refusalAnswer(new ApiRefusal(500, 'api_error', 'internal Server Error', 'api_error'));
}
