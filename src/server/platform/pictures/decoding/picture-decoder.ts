import { type ChildProcess, fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getPackageRoot } from '#server/platform/package-root.ts';
import type { DecoderRequest, DecoderResponse, DecoderResult } from './decoder-messages.ts';
import type { EncodedPicture } from './encode-pixels.ts';
import { PictureRefusedError, REFUSALS } from './picture-refusal.ts';

const MAX_START_MS = 30_000;
const MAX_DECODE_MS = 30_000;
/** An AVIF file of 60 megapixels needs 1.2 GB. */
const MAX_MEMORY_BYTES = 1536 * 1024 * 1024;
/** Pictures that arrive together share a process. */
const MAX_IDLE_MS = 5_000;
const MAX_FILES_PER_PROCESS = 50;
/** The process gets no secrets. */
const PASSED_VARIABLES = ['PATH', 'SystemRoot', 'TMPDIR', 'TEMP', 'TMP'];

type StartProcess = (maxMemoryBytes: number) => ChildProcess;
type Limits = { maxStartMs?: number; maxDecodeMs?: number; maxMemoryBytes?: number; maxIdleMs?: number };

export type PictureDecoder = {
  /** Rejects with a `PictureRefusedError` if the file is to blame. One file at a time. */
  decode(file: Uint8Array): Promise<EncodedPicture>;
  close(): void;
};

/** Decodes and re-encodes files in a child process, which it starts when there is one to decode. */
export function createPictureDecoder({
  maxStartMs = MAX_START_MS,
  maxDecodeMs = MAX_DECODE_MS,
  maxMemoryBytes = MAX_MEMORY_BYTES,
  maxIdleMs = MAX_IDLE_MS,
  start = startProcess,
}: Limits & { start?: StartProcess } = {}): PictureDecoder {
  let current: { child: ChildProcess; fileCount: number } | undefined;
  let idleTimer: NodeJS.Timeout | undefined;

  const close = () => {
    clearTimeout(idleTimer);
    current?.child.kill('SIGKILL');
    current = undefined;
  };
  const getProcess = async () => {
    if (current?.child.connected && current.fileCount < MAX_FILES_PER_PROCESS) return current;
    close();
    const child = start(maxMemoryBytes);
    current = { child, fileCount: 0 };
    const response = await receive(child, maxStartMs);
    if (typeof response === 'string' || response.kind !== 'ready') {
      close();
      throw new Error('The process that decodes pictures did not start.');
    }
    return current;
  };

  return {
    async decode(file) {
      clearTimeout(idleTimer);
      const used = await getProcess();
      const number = ++used.fileCount;
      keepAlive(used.child, true);
      const received = receive(used.child, maxDecodeMs, number);
      used.child.send({ number, file } satisfies DecoderRequest, () => {
        // `receive` reports a process that has gone.
      });
      const response = await received;
      if (typeof response === 'string' || response.kind === 'out of memory') close();
      else {
        keepAlive(used.child, false);
        idleTimer = setTimeout(close, maxIdleMs).unref();
      }
      return toPicture(response);
    },
    close,
  };
}

type Received = DecoderResult | 'timeout' | 'gone';

/** Waits for the response to this request, or for one that belongs to none. */
function receive(child: ChildProcess, maxMs: number, number?: number): Promise<Received> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => settle('timeout'), maxMs);
    const onMessage = (message: unknown) => {
      const response = message as DecoderResponse;
      if (response.number === undefined || response.number === number) settle(response.result);
    };
    // Comes after the last message, unlike `exit`.
    const onGone = () => settle('gone');
    const settle = (received: Received) => {
      clearTimeout(timer);
      child.off('message', onMessage).off('disconnect', onGone).off('error', onGone);
      resolve(received);
    };
    child.on('message', onMessage).on('disconnect', onGone).on('error', onGone);
  });
}

function toPicture(response: Received): EncodedPicture {
  if (response === 'timeout') throw new PictureRefusedError(REFUSALS.tooSlow);
  // The library crashed, or the system needed the memory.
  if (response === 'gone') throw new PictureRefusedError(REFUSALS.unreadable);
  if (response.kind === 'decoded') return response.picture;
  if (response.kind === 'refused') throw new PictureRefusedError(response.message);
  if (response.kind === 'out of memory') throw new PictureRefusedError(REFUSALS.tooMuchMemory);
  throw new Error(`A picture could not be decoded: ${response.kind === 'failed' ? response.message : response.kind}`);
}

function startProcess(maxMemoryBytes: number): ChildProcess {
  const isSource = import.meta.url.endsWith('.ts');
  const script = isSource
    ? 'src/server/platform/pictures/decoding/decoder-process.ts'
    : 'dist/server/decoder-process.js';
  const tsx = () => pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  const variables = Object.entries(process.env).filter(([name]) => PASSED_VARIABLES.includes(name));
  return fork(join(getPackageRoot(), script), [String(maxMemoryBytes)], {
    serialization: 'advanced',
    execArgv: isSource ? ['--import', tsx()] : [],
    env: { ...Object.fromEntries(variables), VIPS_WARNING: '0' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

/** An idle child does not keep this process from ending. */
function keepAlive(child: ChildProcess, isBusy: boolean): void {
  if (isBusy) child.ref();
  else child.unref();
  if (isBusy) child.channel?.ref();
  else child.channel?.unref();
}
