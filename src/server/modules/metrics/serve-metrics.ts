import type { FastifyInstance } from 'fastify';
import { ConfigError } from '#server/platform/config/config-error.ts';
import type { Metrics } from './metrics.ts';
import { type MetricsListener, startMetricsListener } from './metrics-listener.ts';

export function serveMetrics(app: FastifyInstance, metrics: Metrics, address: { host: string; port: number }): void {
  let listener: MetricsListener | undefined;
  app.addHook('onReady', async () => {
    listener = await startMetricsListener(metrics, address).catch((error: NodeJS.ErrnoException) => {
      throw new ConfigError(`METRICS_PORT ${address.port} cannot be listened on at ${address.host}: ${error.code}.`);
    });
  });
  app.addHook('onClose', async () => listener?.close());
}
