import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { IDEMPOTENCY_HEADER } from '#contract/desk/desk-endpoint.ts';
import { uploadPicture } from '#contract/desk/products/pictures.ts';
import { signInStaff } from '#contract/desk/staff.ts';
import { createHostileFiles } from '#tests/support/pictures/hostile-files.ts';
import { PAYLOAD_MARKER } from '#tests/support/pictures/picture-parts.ts';
import { createJpeg } from '#tests/support/pictures/sample-photos.ts';
import { type RunningShop, startShop } from '../../../scripts/testing/running-shop.ts';
import type { FaultReport, FaultRun } from '../fault-run.ts';

const ROUNDS = 4;
/** After the first round, which loads code and fills caches. */
const MAX_GROWTH = 1.25;
const DESK_HINT = /desk is open: (http:\/\/[^/\s"]+)\S* \((\S+) \/ (\S+)\)/;
const MAX_IDLE_CHILD_MS = 20_000;

async function run(): Promise<FaultReport> {
  const shop = await startShop();
  try {
    return await attack(shop);
  } finally {
    await shop.stop();
  }
}

async function attack(shop: RunningShop): Promise<FaultReport> {
  const upload = await signIn(shop);
  const files = await createHostileFiles();
  const violations: string[] = [];
  const megabytes: number[] = [];
  let stored = 0;
  for (let round = 0; round < ROUNDS; round++) {
    for (const { name, content } of files) {
      const { status, message } = await upload(content);
      if (status === 200) stored++;
      else if (status !== 400 || !/^(?:This|We couldn't read this picture\.) .+\.$/.test(message))
        violations.push(`${name}: ${status} ${message}`);
    }
    megabytes.push(readMemory(shop));
  }
  violations.push(...(await findKillProblems(shop, upload)), ...findLeaks(join(shop.dataDir, 'pictures')));
  const growth = Math.max(...megabytes) / (megabytes[1] ?? 1);
  if (growth > MAX_GROWTH) violations.push(`the shop's memory grew ${growth.toFixed(2)} times`);
  return {
    observations: [
      `${files.length} files, ${ROUNDS} times: ${stored} stored, the others refused with a sentence`,
      `memory of the shop after each round: ${megabytes.map((value) => `${value} MB`).join(', ')}`,
    ],
    violations,
  };
}

type Upload = (content: Uint8Array) => Promise<{ status: number; message: string }>;

async function signIn(shop: RunningShop): Promise<Upload> {
  const [, origin = '', email = '', password = ''] = DESK_HINT.exec(shop.getOutput()) ?? [];
  const post = (path: string, body: BodyInit, headers: Record<string, string>) =>
    fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin', [IDEMPOTENCY_HEADER]: randomUUID(), ...headers },
      body,
    });
  const session = await post(signInStaff.path, JSON.stringify({ email, password, code: '' }), {
    'content-type': 'application/json',
  });
  const cookie = session.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
  return async (content) => {
    const headers = { 'content-type': 'image/jpeg', cookie: cookie.join('; ') };
    const response = await post(uploadPicture.path, new Uint8Array(content), headers);
    const { message = '' } = (await response.json()) as { message?: string };
    return { status: response.status, message };
  };
}

const readMemory = ({ child }: RunningShop): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024);

/** A picture whose decoder is killed is refused, the next one is stored, and an idle decoder ends. */
async function findKillProblems({ child }: RunningShop, upload: Upload): Promise<string[]> {
  const listDecoders = () => {
    try {
      return execFileSync('pgrep', ['-P', String(child.pid)])
        .toString()
        .trim()
        .split('\n')
        .map(Number);
    } catch {
      return [];
    }
  };
  const problems: string[] = [];
  await upload(await createJpeg());
  const [decoder] = listDecoders();
  const large = await createJpeg({ width: 4000, height: 4000 });
  const uploading = upload(large);
  await pause(100);
  if (decoder === undefined) problems.push('there was no process that decodes');
  else process.kill(decoder, 'SIGKILL');
  const killed = await uploading;
  if (![200, 400].includes(killed.status)) problems.push(`a killed decoder led to ${killed.status} ${killed.message}`);
  const next = await upload(await createJpeg());
  if (next.status !== 200) problems.push(`after a killed decoder: ${next.status} ${next.message}`);
  const deadline = performance.now() + MAX_IDLE_CHILD_MS;
  while (listDecoders().length > 0 && performance.now() < deadline) await pause(200);
  if (listDecoders().length > 0) problems.push('an idle decoder still runs');
  return problems;
}

const findLeaks = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => readFileSync(join(folder, name)).includes(PAYLOAD_MARKER))
    .map((name) => `${name} contains a payload`);

export const hostileUploads: FaultRun = {
  name: 'pictures',
  summary: `more than 200 hostile files, uploaded ${ROUNDS} times to a built shop; level memory, killed decoders`,
  run,
};
