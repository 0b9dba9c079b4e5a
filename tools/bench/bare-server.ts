/** The yardstick: node:http and nothing else, sending answers that were captured from the shop. A process of its own. */
import { createServer } from 'node:http';

export type CapturedAnswer = { key: string; headers: [string, string][]; bodyBase64: string };

/** What tells two answers apart. */
export const answerKey = (path: string, encoding: string): string => `${path} ${encoding}`;

const answers = new Map<string, { headers: [string, string][]; body: Buffer }>();

if (process.send) {
  process.on('message', (captured: CapturedAnswer[]) => {
    for (const { key, headers, bodyBase64 } of captured) {
      answers.set(key, { headers, body: Buffer.from(bodyBase64, 'base64') });
    }
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      process.send?.(typeof address === 'object' ? address?.port : undefined);
    });
  });
  process.on('disconnect', () => process.exit(0));
}

const server = createServer((request, response) => {
  const answer = answers.get(answerKey(request.url ?? '', request.headers['accept-encoding'] ?? ''));
  if (answer === undefined) {
    response.writeHead(404, { 'content-length': 0 }).end();
    return;
  }
  response.writeHead(200, answer.headers.flat());
  response.end(answer.body);
});
