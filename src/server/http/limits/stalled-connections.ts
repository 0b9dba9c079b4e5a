import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** A slow client may take long to empty the buffers between it and us. */
const CHECK_INTERVAL_MS = 60_000;

/**
 * Closes connections whose client stopped reading, because their files and buffers would stay open. A timeout of the
 * server would cost a tenth of a cached page's time, and would also close connections that wait for a slow response.
 */
export function registerStalledConnectionCheck(app: FastifyInstance, { intervalMs = CHECK_INTERVAL_MS } = {}): void {
  const sentBytes = new Map<Socket, number>();
  app.server.on('connection', (socket) => {
    sentBytes.set(socket, 0);
    socket.once('close', () => sentBytes.delete(socket));
  });
  const timer = setInterval(() => {
    for (const [socket, sentBefore] of sentBytes) {
      const sent = socket.bytesWritten - socket.writableLength;
      if (socket.writableLength > 0 && sent === sentBefore) socket.destroy();
      else sentBytes.set(socket, sent);
    }
  }, intervalMs).unref();
  app.addHook('preClose', async () => clearInterval(timer));
}
