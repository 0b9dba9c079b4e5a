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
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        if (response.statusCode !== 200) return reject(new Error(`${path} answered ${response.statusCode}.`));
        const { rawHeaders } = response;
        const pairs = rawHeaders.flatMap((name, at): [string, string][] =>
          at % 2 === 0 && !OWN_HEADERS.has(name.toLowerCase()) ? [[name, rawHeaders[at + 1] ?? '']] : [],
        );
        const body = Buffer.concat(parts);
        resolve({ key: buildResponseKey(path, encoding), headers: pairs, bodyBase64: body.toString('base64') });
      });
    });
    request.on('error', reject);
  });
}

type BareServer = { port: number; process: ChildProcess; stop(): Promise<void> };

export async function startBareServer(answers: readonly CapturedResponse[]): Promise<BareServer> {
  const child = startChild(new URL('./bare-server.ts', import.meta.url));
  return { port: await child.ask<number>(answers), process: child.process, stop: child.stop };
}
