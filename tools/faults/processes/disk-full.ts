import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningShop, startShop } from '../../../scripts/testing/running-shop.ts';
import type { FaultReport, FaultRun } from '../fault-run.ts';

const SIZE_MEGABYTES = 160;
const WRITES_WHILE_FULL = 200;

const createMessage = (text: string) => ({ name: 'A', email: 'a@example.com', phone: '9876543210', message: text });

async function sendMessage(shop: RunningShop, text: string): Promise<number> {
  const response = await fetch(`${shop.address}/api/Contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(createMessage(text)),
  });
  await response.arrayBuffer();
  return response.status;
}

/** Fills the small disk; the returned function frees it. */
function fillDisk(folder: string): () => void {
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
    count(await sendMessage(shop, 'before'));
    const freeDisk = fillDisk(folder);
    const acknowledged: string[] = [];
    for (let write = 0; write < WRITES_WHILE_FULL; write++) {
      const status = await sendMessage(shop, `full ${write} ${'x'.repeat(9000)}`).catch(() => 0);
      count(status);
      if (status < 300 && status > 0) acknowledged.push(`full ${write} `);
    }
    const page = (await fetch(shop.address)).status;
    freeDisk();
    let after = 0;
    for (let tries = 0; tries < 20 && after !== 201 && after !== 200; tries++)
      after = await sendMessage(shop, 'after').catch(() => 0);
    await shop.stop('SIGKILL');
    shop = await startShop({ dataDir });
    await shop.stop();
    const stored = execFileSync('npm', ['run', '--silent', 'inbox', '--', 'export'], {
      env: { ...process.env, DATA_DIR: dataDir },
      maxBuffer: 1 << 28,
    }).toString();
    const lost = acknowledged.filter((text) => !stored.includes(text));
    return {
      observations: [
        `responses: ${JSON.stringify(statuses)}; home page while full: ${page}; a message after freeing space: ${after}`,
        `${acknowledged.length} messages were acknowledged while the disk was full, ${lost.length} of them are missing after a restart`,
      ],
      violations: [
        ...(page === 200 ? [] : ['the home page failed while the disk was full']),
        ...(after === 200 || after === 201 ? [] : ['the shop still rejected messages after space was freed']),
        ...(lost.length === 0 ? [] : [`${lost.length} acknowledged messages are missing`]),
        ...(Object.keys(statuses).some((status) => status === '500')
          ? ['a full disk caused a 500 instead of a 503']
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
  summary: 'a full disk causes 503, loses nothing, and the shop recovers when there is space (needs root)',
  run,
};
