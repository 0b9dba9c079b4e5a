import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { ConfigError } from '#server/platform/config/config-error.ts';
import type { Metrics } from './metrics.ts';

export type MetricsListener = { port: number; close(): Promise<void> };

/** Uses a separate port, so that the public proxy never exposes it. */
export async function startMetricsListener(
  metrics: Metrics,
  address: { host: string; port: number },
): Promise<MetricsListener> {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return response.writeHead(404).end();
    try {
      const text = await metrics.render();
      response.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' }).end(text);
    } catch {
      response.writeHead(503).end();
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(address.port, address.host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export function serveMetrics(app: FastifyInstance, metrics: Metrics, address: { host: string; port: number }): void {
  let listener: MetricsListener | undefined;
  app.addHook('onReady', async () => {
    listener = await startMetricsListener(metrics, address).catch((error: NodeJS.ErrnoException) => {
      throw new ConfigError(`Cannot listen on METRICS_PORT ${address.port} at ${address.host}: ${error.code}.`);
    });
  });
  app.addHook('onClose', async () => listener?.close());
}
