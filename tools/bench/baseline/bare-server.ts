/** Baseline, in a child process: plain node:http that sends captured responses. */
import { createServer } from 'node:http';

export type CapturedResponse = { key: string; headers: [string, string][]; bodyBase64: string };

export const buildResponseKey = (path: string, encoding: string): string => `${path} ${encoding}`;

const captures = new Map<string, { headers: [string, string][]; body: Buffer }>();

if (process.send) {
  process.on('message', (captured: CapturedResponse[]) => {
    for (const { key, headers, bodyBase64 } of captured) {
      captures.set(key, { headers, body: Buffer.from(bodyBase64, 'base64') });
    }
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      process.send?.(typeof address === 'object' ? address?.port : undefined);
    });
  });
  process.on('disconnect', () => process.exit(0));
}

const server = createServer((request, response) => {
  const captured = captures.get(buildResponseKey(request.url ?? '', request.headers['accept-encoding'] ?? ''));
  if (captured === undefined) {
    response.writeHead(404, { 'content-length': 0 }).end();
    return;
  }
  response.writeHead(200, captured.headers.flat());
  response.end(captured.body);
});
