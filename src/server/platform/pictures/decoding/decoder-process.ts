/** A process of its own: a file that makes the library crash, hang or fill the memory ends this process, not the shop. */
import type { DecoderRequest, DecoderResponse, DecoderResult } from './decoder-messages.ts';
import { encodePixels, MAX_WIDTH } from './encode-pixels.ts';
import { PictureRefusedError } from './picture-refusal.ts';
import { readPixels, restrictLibrary } from './read-pixels.ts';

const CHECK_INTERVAL_MS = 20;
const maxBytes = Number(process.argv[2]);

/** Exits at once: an orderly exit would wait for the library. */
const end = (): void => void process.kill(process.pid, 'SIGKILL');
const send = (response: DecoderResponse, afterwards = () => {}): void => void process.send?.(response, afterwards);

async function decode(file: Uint8Array): Promise<DecoderResult> {
  try {
    return { kind: 'decoded', picture: await encodePixels(await readPixels(file, MAX_WIDTH)) };
  } catch (error) {
    if (error instanceof PictureRefusedError) return { kind: 'refused', message: error.message };
    return { kind: 'failed', message: error instanceof Error ? error.message : 'unknown error' };
  }
}

restrictLibrary();
process.on('disconnect', end);
process.on('message', async ({ number, file }: DecoderRequest) => send({ number, result: await decode(file) }));
setInterval(() => {
  if (process.memoryUsage.rss() <= maxBytes) return;
  send({ result: { kind: 'out of memory' } }, end);
  setTimeout(end, CHECK_INTERVAL_MS);
}, CHECK_INTERVAL_MS);
send({ result: { kind: 'ready' } });
