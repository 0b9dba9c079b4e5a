import type { ChildProcess } from 'node:child_process';
import { get } from 'node:http';
import { startChild } from '../load/start-child.ts';
import { buildResponseKey, type CapturedResponse } from './bare-server.ts';

/** Written by node:http itself. */
const OWN_HEADERS = new Set(['date', 'connection', 'keep-alive']);

/** Captures one response of the shop, byte for byte. */
export function captureResponse(address: string, path: string, encoding: string): Promise<CapturedResponse> {
  return new Promise((resolve, reject) => {
    const request = get(`${address}${path}`, { headers: { 'accept-encoding': encoding } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        if (response.statusCode !== 200) return reject(new Error(`${path} responded ${response.statusCode}.`));
        const { rawHeaders } = response;
        const pairs = rawHeaders.flatMap((name, index): [string, string][] =>
          index % 2 === 0 && !OWN_HEADERS.has(name.toLowerCase()) ? [[name, rawHeaders[index + 1] ?? '']] : [],
        );
        const body = Buffer.concat(chunks);
        resolve({ key: buildResponseKey(path, encoding), headers: pairs, bodyBase64: body.toString('base64') });
      });
    });
    request.on('error', reject);
  });
}

type BareServer = { port: number; process: ChildProcess; stop(): Promise<void> };

export async function startBareServer(responses: readonly CapturedResponse[]): Promise<BareServer> {
  const child = startChild(new URL('./bare-server.ts', import.meta.url));
  return { port: await child.request<number>(responses), process: child.process, stop: child.stop };
}
