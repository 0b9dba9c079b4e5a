import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/platform/config/config.ts';
import { ConfigError } from '#server/platform/config/config-error.ts';
import { createMetrics, type Gauges, type Metrics } from './metrics.ts';

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

type MetricsAddress = Pick<Config, 'host' | 'metricsPort'>;

/** Counts requests and serves the metrics, if METRICS_PORT is set. */
export function registerMetrics(
  app: FastifyInstance,
  { host, metricsPort: port }: MetricsAddress,
  gauges: Gauges,
): void {
  if (port === undefined) return;
  const metrics = createMetrics(gauges);
  app.addHook('onResponse', async ({ url }, { statusCode, elapsedTime }) =>
    metrics.countRequest({ url, status: statusCode, ms: elapsedTime }),
  );
  let listener: MetricsListener | undefined;
  app.addHook('onReady', async () => {
    listener = await startMetricsListener(metrics, { host, port }).catch((error: NodeJS.ErrnoException) => {
      throw new ConfigError(`Cannot listen on METRICS_PORT ${port} at ${host}: ${error.code}.`);
    });
  });
  app.addHook('onClose', async () => listener?.close());
}
