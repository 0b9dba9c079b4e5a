import { connect } from 'node:net';
import { startShop } from '../../../scripts/testing/running-shop.ts';
import type { FaultReport, FaultRun } from '../fault-run.ts';
import { startUpload } from './slow-upload.ts';

type Outcome = 'served' | 'cut off' | 'not accepted';
const VISITORS = 40;
const UPLOADS = 10;
const LOAD_MS = 1500;

/** Sends one request on a new connection. A partial response is a violation; no byte at all is a rejection. */
function requestPage(port: number, path: string): Promise<Outcome> {
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nconnection: close\r\n\r\n`);
    });
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => {
      received += chunk;
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(classifyOutcome(received)));
  });
}

function classifyOutcome(received: string): Outcome {
  if (received === '') return 'not accepted';
  const [head = '', ...rest] = received.split('\r\n\r\n');
  const length = /content-length: (\d+)/i.exec(head)?.[1];
  return length !== undefined && rest.join('\r\n\r\n').length >= Number(length) ? 'served' : 'cut off';
}

async function visitUntilRefused(port: number, count: (outcome: Outcome) => void): Promise<void> {
  for (;;) {
    const outcome = await requestPage(port, '/');
    count(outcome);
    if (outcome !== 'served') return;
  }
}

async function run(): Promise<FaultReport> {
  const shop = await startShop();
  const port = Number(new URL(shop.address).port);
  const outcomes: Record<Outcome, number> = { served: 0, 'cut off': 0, 'not accepted': 0 };
  const visitors = Array.from({ length: VISITORS }, () =>
    visitUntilRefused(port, (outcome) => {
      outcomes[outcome] += 1;
    }),
  );
  const body = JSON.stringify({ name: 'A', email: 'a@example.com', phone: '9876543210', message: 'x'.repeat(2000) });
  const uploads = await Promise.all(Array.from({ length: UPLOADS }, () => startUpload(port, '/api/Contact', body)));
  await new Promise((resolve) => setTimeout(resolve, LOAD_MS));

  const stoppedAt = performance.now();
  const exit = shop.stop('SIGTERM');
  await new Promise((resolve) => setTimeout(resolve, 200));
  const responses = await Promise.all(uploads.map((upload) => upload.finish().catch(() => '')));
  await Promise.all(visitors);
  const code = await exit;
  const tookMs = Math.round(performance.now() - stoppedAt);
  const unserved = responses.filter((response) => !/^HTTP\/1\.1 \d{3} [\s\S]*"succeeded"/.test(response)).length;

  return {
    observations: [
      `${outcomes.served} pages served, ${outcomes['not accepted']} visits rejected after the stop`,
      `${UPLOADS} requests were half sent at the stop, ${UPLOADS - unserved} of them got a response`,
      `exited with ${code} after ${tookMs} ms`,
    ],
    violations: [
      ...(outcomes.served === 0 ? ['no page was served before the stop'] : []),
      ...(outcomes['cut off'] > 0 ? [`${outcomes['cut off']} responses were cut off`] : []),
      ...(unserved > 0 ? [`${unserved} requests in flight got no response`] : []),
      ...(code !== 0 ? [`the exit code was ${code}, not 0`] : []),
      ...(tookMs > 11_000 ? [`stopping took ${tookMs} ms, more than the 10 s allowed`] : []),
    ],
  };
}

export const stopUnderLoad: FaultRun = {
  name: 'stop-under-load',
  summary: 'SIGTERM under load: every accepted request gets its full response, the exit code is 0',
  run,
};
