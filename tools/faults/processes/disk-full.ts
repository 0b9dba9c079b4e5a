import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningShop, startShop } from '../../../scripts/testing/running-shop.ts';
import type { FaultReport, FaultRun } from '../fault-run.ts';

const SIZE_MEGABYTES = 160;
const WRITES_WHILE_FULL = 200;

const message = (text: string) => ({ name: 'A', email: 'a@example.com', phone: '9876543210', message: text });

async function send(shop: RunningShop, text: string): Promise<number> {
  const answer = await fetch(`${shop.address}/api/Contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message(text)),
  });
  await answer.arrayBuffer();
  return answer.status;
}

/** Fills the small disk; the returned function frees it. */
function fill(folder: string): () => void {
  const file = join(folder, 'filler');
  try {
    for (;;) appendFileSync(file, Buffer.alloc(1 << 20));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
  return () => execFileSync('rm', ['-f', file]);
}

async function run(): Promise<FaultReport> {
  const folder = mkdtempSync(join(tmpdir(), 'small-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_MEGABYTES}m`, 'tmpfs', folder]);
  const dataDir = join(folder, 'data');
  const statuses: Record<string, number> = {};
  const count = (status: number) => {
    statuses[status] = (statuses[status] ?? 0) + 1;
  };
  try {
    let shop = await startShop({ dataDir });
    count(await send(shop, 'before'));
    const empty = fill(folder);
    const acknowledged: string[] = [];
    for (let write = 0; write < WRITES_WHILE_FULL; write++) {
      const status = await send(shop, `full ${write} ${'x'.repeat(9000)}`).catch(() => 0);
      count(status);
      if (status < 300 && status > 0) acknowledged.push(`full ${write} `);
    }
    const page = (await fetch(shop.address)).status;
    empty();
    let after = 0;
    for (let tries = 0; tries < 20 && after !== 201 && after !== 200; tries++)
      after = await send(shop, 'after').catch(() => 0);
    await shop.stop('SIGKILL');
    shop = await startShop({ dataDir });
    await shop.stop();
    const stored = execFileSync('npm', ['run', '--silent', 'inbox', '--', 'export'], {
      env: { ...process.env, DATA_DIR: dataDir },
      maxBuffer: 1 << 28,
    }).toString();
    const lost = acknowledged.filter((text) => !stored.includes(text));
    return {
      seen: [
        `answers: ${JSON.stringify(statuses)}; home page while full: ${page}; a message after room was made: ${after}`,
        `${acknowledged.length} messages were acknowledged while the disk was full, ${lost.length} of them are gone after a restart`,
      ],
      broken: [
        ...(page === 200 ? [] : ['the home page did not answer while the disk was full']),
        ...(after === 200 || after === 201 ? [] : ['the shop did not take messages again after room was made']),
        ...(lost.length === 0 ? [] : [`${lost.length} acknowledged messages are gone`]),
        ...(Object.keys(statuses).some((status) => status === '500')
          ? ['a full disk was answered with 500 instead of 503']
          : []),
      ],
    };
  } finally {
    execFileSync('umount', ['-l', folder]);
    rmdirSync(folder);
  }
}

export const diskFull: FaultRun = {
  name: 'disk-full',
  summary: 'a full disk is answered with 503, damages nothing, and work goes on when there is room (needs root)',
  run,
};
