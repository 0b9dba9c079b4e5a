import type { FastifyInstance } from 'fastify';
import { ConfigError } from '#server/platform/config/config-error.ts';
import type { Metrics } from './metrics.ts';
import { listenForMetrics, type MetricsListener } from './metrics-listener.ts';

/** The metrics are there before the shop is, and go with it. */
export function serveMetrics(app: FastifyInstance, metrics: Metrics, place: { host: string; port: number }): void {
  let listener: MetricsListener | undefined;
  app.addHook('onReady', async () => {
    listener = await listenForMetrics(metrics, place).catch((error: NodeJS.ErrnoException) => {
      throw new ConfigError(`METRICS_PORT ${place.port} cannot be listened on at ${place.host}: ${error.code}.`);
    });
  });
  app.addHook('onClose', async () => listener?.close());
}
