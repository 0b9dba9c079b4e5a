import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

type RecordedRequest = { method: string; path: string; headers: IncomingHttpHeaders; body: unknown };

/** A scripted reply: JSON, raw text, none, or a cut connection. */
export type Reply =
  | { status?: number; json: unknown; headers?: Record<string, string> }
  | { status?: number; text: string }
  | 'never'
  | 'reset';

/** A server that sends scripted replies, repeating the last one, and records requests. */
export async function startScriptedHttp() {
  const requests: RecordedRequest[] = [];
  let replies: Reply[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString('utf8');
    const { method = '', url = '', headers } = request;
    requests.push({ method, path: url, headers, body: text === '' ? undefined : JSON.parse(text) });
    const reply = (replies.length > 1 ? replies.shift() : replies[0]) ?? { status: 500, json: {} };
    if (reply === 'never') return;
    if (reply === 'reset') return void request.socket.destroy();
    const content = 'text' in reply ? reply.text : JSON.stringify(reply.json);
    const extraHeaders = 'headers' in reply ? reply.headers : {};
    response.writeHead(reply.status ?? 200, { 'content-type': 'application/json', ...extraHeaders }).end(content);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    setReplies(...next: Reply[]) {
      replies = next;
      requests.length = 0;
    },
    close() {
      server.closeAllConnections();
      return new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
    },
  };
}
