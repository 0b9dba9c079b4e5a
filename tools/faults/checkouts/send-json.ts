import { Agent, request } from 'node:http';

type JsonRequest = { method: string; authorization: string; body: unknown };
type JsonResponse = { status: number; data: unknown };

const TIMEOUT_MS = 30_000;
const agent = new Agent({ keepAlive: true });

/** Without `fetch`, which takes several times the processor time, because customers and shops share the processor. */
export const sendJson = (url: string, { method, authorization, body }: JsonRequest): Promise<JsonResponse> =>
  new Promise((resolve, reject) => {
    const headers = { authorization, ...(body !== undefined && { 'content-type': 'application/json' }) };
    const sent = request(url, { method, headers, agent, timeout: TIMEOUT_MS }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        try {
          resolve({ status: response.statusCode ?? 0, data: JSON.parse(Buffer.concat(chunks).toString()) });
        } catch (error) {
          reject(error);
        }
      });
    });
    sent.on('timeout', () => sent.destroy(new Error('no response in time')));
    sent.on('error', reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
